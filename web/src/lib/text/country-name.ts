import { intlTag } from '@wood-master/contract/locale'

const names = new Intl.DisplayNames(intlTag(), { type: 'region' })

/** A country's name; of an unknown code the code itself. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
