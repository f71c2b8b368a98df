import { countryChoices } from '#lib/text/country-names.ts'

export function CountryOptions({ but = [] }: { but?: readonly string[] }) {
  return countryChoices
    .filter(({ code }) => !but.includes(code))
    .map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))
}
