import type { Address } from '@wood-master/contract/address-format'
import { address } from '@wood-master/contract/addresses'
import { limits } from '@wood-master/contract/limits'
import * as m from '../../texts/addresses.ts'
import { type Caller, isSinceOwner } from '../accounts/account.ts'
import { errors, ShopError } from '../errors.ts'
import { attempt, type Log } from '../log.ts'

export interface BookAddress extends Address {
  id: string
  createdAt: Date
}

/** One account's addresses, the one that was used last first. */
export type Addresses = readonly BookAddress[]

/** Throws `address_book_full` where it is not there and there is no room. */
export function withAddress(book: Addresses, address: BookAddress): Addresses {
  const after = withUsedAddress(book, address)
  if (after === book)
    throw new ShopError('address_book_full', m.addressBookFull({ addresses: limits.addresses }))
  return after
}

/** Throws `not_found`, as the next one does. */
export function withChangedAddress(book: Addresses, id: string, address: Address): Addresses {
  if (!book.some((known) => known.id === id)) throw errors.noSuchAddress()
  return book.map((known) => (known.id === id ? { ...address, id, createdAt: known.createdAt } : known))
}

export function withoutAddress(book: Addresses, id: string): Addresses {
  if (!book.some((known) => known.id === id)) throw errors.noSuchAddress()
  return book.filter((known) => known.id !== id)
}

/** The book with an address in front: the one that it has already, or a new one if there is room. */
export function withUsedAddress(book: Addresses, used: BookAddress): Addresses {
  const known = book.find((one) => parts.every((part) => (one[part] ?? '') === (used[part] ?? '')))
  if (known) return [known, ...book.filter((address) => address !== known)]
  return book.length < limits.addresses ? [used, ...book] : book
}

const parts = Object.keys(address.shape) as (keyof Address)[]

/** Address books by uid; one that was never written is empty. */
export interface AddressBookStore {
  find(uid: string): Promise<Addresses>
  /** One transaction; the rule may run several times, and what it throws comes out. Throws `busy`. */
  change(uid: string, rule: (book: Addresses) => Addresses): Promise<Addresses>
}

interface AddressPorts {
  addresses: AddressBookStore
}

/** What was written down before the account's owner came is not theirs to see. */
const ownOf = (caller: Caller, book: Addresses) => book.filter((address) => isSinceOwner(caller, address))

export async function listOwnAddresses({ addresses }: AddressPorts, caller: Caller): Promise<Addresses> {
  return ownOf(caller, await addresses.find(caller.uid))
}

/** Changes the caller's book by one of the rules above, and returns it. Throws what the rule throws, or `busy`. */
export function changeOwnAddresses(
  { addresses }: AddressPorts,
  caller: Caller,
  rule: (book: Addresses) => Addresses,
): Promise<Addresses> {
  return addresses.change(caller.uid, (book) => rule(ownOf(caller, book)))
}

/** Remembers where an order goes for the next one. That it cannot is no reason for the order to fail. */
export async function rememberAddress(shop: AddressPorts & { log: Log }, caller: Caller, used: BookAddress) {
  const remember = () => changeOwnAddresses(shop, caller, (book) => withUsedAddress(book, used))
  await attempt(shop.log, 'address not remembered', { uid: caller.uid }, remember)
}
