import type { Address } from '@wood-master/contract/address-format'
import type { BookAddress as AddressResponse } from '@wood-master/contract/addresses'
import type { BookAddress } from '../domain/addresses/address-book.ts'

/** The parts of an address alone, whatever it is kept with. */
export function addressOf(kept: Address): Address {
  const { name, company, line1, line2, city, region, postalCode, country, phone, taxNumber } = kept
  return { name, company, line1, line2, city, region, postalCode, country, phone, taxNumber }
}

/** An address of somebody's book as it goes over the wire. */
export function bookAddressResponse(address: BookAddress): AddressResponse {
  return { _id: address.id, ...addressOf(address) }
}
