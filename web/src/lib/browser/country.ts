import { useSyncExternalStore } from 'react'

const never = () => () => {}

function countryOfLanguages(): string | undefined {
  return navigator.languages.map((language) => new Intl.Locale(language).region).find(Boolean)
}

/** The country (ISO 3166-1 alpha-2) that the reader's languages name; none on the server and in a language without one. */
export function useCountry(): string | undefined {
  return useSyncExternalStore(never, countryOfLanguages, () => undefined)
}
