import { type Address, localLines } from '@wood-master/contract/address-format'
import { countryName } from './country-name.ts'

/** An address as it is read, a line each, with its country. */
export function addressLines(address: Address): string[] {
  return [...localLines(address), countryName(address.country)]
}

const everyPostsNames = new Intl.DisplayNames('en', { type: 'region' })

/** The same for who carries it: the country in English capitals, which every post can read (Universal Postal Union). */
export function postalLines(address: Address): string[] {
  return [...localLines(address), everyPostsNames.of(address.country)?.toUpperCase() ?? address.country]
}
