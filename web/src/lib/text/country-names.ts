import { countries } from '@wood-master/contract/countries'

const names = new Intl.DisplayNames('en', { type: 'region' })

/** A country's English name; of an unknown code the code itself. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}

/** Every country by its name, in the order of the names. */
export const countryChoices: readonly { code: string; name: string }[] = countries
  .map((code) => ({ code, name: countryName(code) }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
