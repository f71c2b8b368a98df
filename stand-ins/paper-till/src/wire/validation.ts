import type { Params } from './params.ts'
import { invalidParameter } from './stripe-error.ts'

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
/** Codes that have a name but are no country. */
const noCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])

function isCountry(text: string): boolean {
  if (!/^[A-Za-z]{2}$/.test(text)) return false
  const code = text.toUpperCase()
  return !noCountries.has(code) && regions.of(code) !== undefined
}

/** An e-mail address, or null where it is absent or empty; refuses what cannot be one with `email_invalid`. */
export function emailOf(params: Params, name: string, param = name): string | null {
  const email = params.text(name)
  if (email === null) return null
  if (/^[^\s@,;<>()]+@[^\s@,;<>()]+\.[^\s@.,;<>()]+$/.test(email) && email.length <= 512) return email
  throw invalidParameter(`Invalid email address: ${email}`, param, 'email_invalid')
}

/** A country's two letters, or null where it is absent. */
export function countryOf(params: Params, param: string): string | null {
  const country = params.text('country')
  if (country === null || isCountry(country)) return country
  const message = `Country '${country}' is unknown. Try using a 2-character alphanumeric country code instead, such as 'US', 'EG', or 'GB'. A full list of country codes is available at https://stripe.com/docs/api/country_codes`
  throw invalidParameter(message, param)
}

/** What follows the account's own name on a card statement: up to 22 characters with a letter among them. */
export function descriptorSuffixOf(params: Params): string | null {
  const name = 'statement_descriptor_suffix'
  const suffix = params.text(name)
  if (suffix === null) return null
  if (suffix.length > 22) {
    throw invalidParameter('The statement descriptor suffix must be at most 22 characters.', name)
  }
  if (/[<>\\'"*]/.test(suffix) || !/[A-Za-z]/.test(suffix)) {
    const message = `The statement descriptor suffix must contain at least one letter and none of < > \\ ' " *.`
    throw invalidParameter(message, name)
  }
  return suffix
}

/** A whole descriptor is refused for cards, which take a suffix. */
export function noCardDescriptor(params: Params): void {
  if (params.text('statement_descriptor') === null) return
  const message =
    'The `statement_descriptor` parameter is not supported for the `card` payment method type. Use `statement_descriptor_suffix` instead.'
  throw invalidParameter(message, 'statement_descriptor')
}
