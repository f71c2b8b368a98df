import type { Address } from '@wood-master/contract/address-format'
import { limits } from '@wood-master/contract/limits'
import { errors } from '../errors.ts'
import { ShopError } from '../shop-error.ts'

/** An address in somebody's book. */
export interface BookAddress extends Address {
  id: string
  createdAt: Date
}

/** One account's addresses, the one that was used last first. */
export type Addresses = readonly BookAddress[]

const isFull = () =>
  new ShopError(
    'address_book_full',
    `Your address book is full: it keeps ${limits.addresses} addresses. Please remove one first.`,
  )

/** The book with a new address in front. Throws `address_book_full`. */
export function withAddress(book: Addresses, address: BookAddress): Addresses {
  if (book.length >= limits.addresses) throw isFull()
  return [address, ...book]
}

/** The book with an address changed, at its place. Throws `not_found`. */
export function withChangedAddress(book: Addresses, id: string, address: Address): Addresses {
  if (!book.some((known) => known.id === id)) throw errors.noSuchAddress()
  return book.map((known) => (known.id === id ? { ...address, id, createdAt: known.createdAt } : known))
}

/** The book without an address. Throws `not_found`. */
export function withoutAddress(book: Addresses, id: string): Addresses {
  if (!book.some((known) => known.id === id)) throw errors.noSuchAddress()
  return book.filter((known) => known.id !== id)
}

/** The book after an address was ordered to: in front, and new if it was not there and there is room. */
export function withUsedAddress(book: Addresses, used: BookAddress): Addresses {
  const known = book.find((address) => isSame(address, used))
  if (known) return [known, ...book.filter((address) => address !== known)]
  return book.length < limits.addresses ? [used, ...book] : book
}

const parts = [
  'name',
  'company',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'country',
  'phone',
  'taxNumber',
] as const satisfies (keyof Address)[]

function isSame(one: Address, other: Address): boolean {
  return parts.every((part) => (one[part] ?? '') === (other[part] ?? ''))
}
