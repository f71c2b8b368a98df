import { type Address, addressFormOf } from '@wood-master/contract/address-format'
import { countryName } from './country-name.ts'

/** An address as it is read, a line each: its parts in the order of its country, then the country. */
export function addressLines(address: Address): string[] {
  const { fields } = addressFormOf(address.country)
  const place: string[] = []
  const lines: string[] = []
  for (const { part } of fields) {
    const value = address[part]
    if (!value) continue
    if (part === 'city' || part === 'region' || part === 'postalCode') place.push(value)
    else lines.push(value)
  }
  return [...lines, place.join(' '), countryName(address.country)].filter((line) => line !== '')
}
