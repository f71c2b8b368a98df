import { countries } from '@wood-master/contract/address-format'
import { intlTag } from '@wood-master/contract/locale'
import { countryName } from '#lib/text/country-name.ts'

export function CountryOptions({ but = [] }: { but?: readonly string[] }) {
  return countryChoices
    .filter(({ code }) => !but.includes(code))
    .map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))
}

export const countryChoices: readonly { code: string; name: string }[] = countries
  .map((code) => ({ code, name: countryName(code) }))
  .toSorted((one, other) => one.name.localeCompare(other.name, intlTag()))
