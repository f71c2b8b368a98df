import { countries } from '@wood-master/contract/address-format'
import { intlTag } from '@wood-master/contract/locale'
import { countryName } from './country-name.ts'

export const countryChoices: readonly { code: string; name: string }[] = countries
  .map((code) => ({ code, name: countryName(code) }))
  .toSorted((one, other) => one.name.localeCompare(other.name, intlTag()))
