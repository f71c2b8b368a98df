import { countryChoices } from '#lib/text/country-names.ts'

/** Every country as an option of a select, by name; `but` are codes that are not offered. */
export function CountryOptions({ but = [] }: { but?: readonly string[] }) {
  return countryChoices
    .filter(({ code }) => !but.includes(code))
    .map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))
}
