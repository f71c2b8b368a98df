import { type Address, localLines } from '@wood-master/contract/address-format'
import { countryName } from './country-name.ts'

/** An address as it is read, a line each, with its country. */
export function addressLines(address: Address): string[] {
  return [...localLines(address), countryName(address.country)]
}
