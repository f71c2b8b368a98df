import { countries } from '@wood-master/contract/address-format'
import { intlTag } from '@wood-master/contract/locale'
import { countryName } from '#lib/text/country-name.ts'

export const countryNames: Readonly<Record<string, string>> = Object.fromEntries(
  countries
    .map((code) => [code, countryName(code)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, intlTag())),
)
