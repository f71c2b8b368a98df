import type { Address } from '@wood-master/contract/address-format'
import type { ResponseOf } from '@wood-master/contract/calls'
import { api } from './api.ts'

export type BookAddress = ResponseOf<'listAddresses'>[number]

/** The shopper's own addresses, the one that was used last first. Throws `ApiError`. */
export function listAddresses(): Promise<BookAddress[]> {
  return api.call('listAddresses', {})
}

/** Throws `ApiError`: `address_book_full`; its fields are named like the address's. */
export async function addAddress(body: Address): Promise<void> {
  await api.call('addAddress', { body })
}

/** Throws `ApiError`: `not_found`; its fields are named like the address's. */
export async function changeAddress(id: string, body: Address): Promise<void> {
  await api.call('changeAddress', { params: { id }, body })
}

/** Throws `ApiError`: `not_found`. */
export async function deleteAddress(id: string): Promise<void> {
  await api.call('deleteAddress', { params: { id } })
}
