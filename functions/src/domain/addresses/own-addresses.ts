import type { Address } from '@wood-master/contract/address-format'
import { type Caller, isSinceOwner } from '../accounts/account.ts'
import { type Log, severityOf } from '../log.ts'
import { ShopError } from '../shop-error.ts'
import {
  type Addresses,
  type BookAddress,
  withAddress,
  withChangedAddress,
  withoutAddress,
  withUsedAddress,
} from './address-book.ts'

/** Address books by uid; one that was never written is empty. */
export interface AddressBookStore {
  find(uid: string): Promise<Addresses>
  /** One transaction; the rule may run several times, and what it throws comes out. Throws `busy`. */
  change(uid: string, rule: (book: Addresses) => Addresses): Promise<void>
}

interface AddressPorts {
  addresses: AddressBookStore
}

/** What was written down before the account's owner came is not theirs to see. */
const ownOf = (caller: Caller, book: Addresses) => book.filter((address) => isSinceOwner(caller, address))

/** The caller's addresses, the one that was used last first. */
export async function listOwnAddresses({ addresses }: AddressPorts, caller: Caller): Promise<Addresses> {
  return ownOf(caller, await addresses.find(caller.uid))
}

/** Puts an address into the caller's book. Throws `address_book_full` or `busy`. */
export async function addOwnAddress(
  { addresses }: AddressPorts,
  caller: Caller,
  address: BookAddress,
): Promise<void> {
  await addresses.change(caller.uid, (book) => withAddress(ownOf(caller, book), address))
}

/** Changes an address of the caller's book. Throws `not_found` or `busy`. */
export async function changeOwnAddress(
  { addresses }: AddressPorts,
  caller: Caller,
  id: string,
  address: Address,
): Promise<void> {
  await addresses.change(caller.uid, (book) => withChangedAddress(ownOf(caller, book), id, address))
}

/** Takes an address out of the caller's book. Throws `not_found` or `busy`. */
export async function removeOwnAddress(
  { addresses }: AddressPorts,
  caller: Caller,
  id: string,
): Promise<void> {
  await addresses.change(caller.uid, (book) => withoutAddress(ownOf(caller, book), id))
}

/** Remembers where an order goes for the next one. That it cannot is no reason for the order to fail. */
export async function rememberAddress(
  { addresses, log }: AddressPorts & { log: Log },
  caller: Caller,
  used: BookAddress,
): Promise<void> {
  try {
    await addresses.change(caller.uid, (book) => withUsedAddress(ownOf(caller, book), used))
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    log[severityOf(error)]('address not remembered', { uid: caller.uid, code: error.code, error })
  }
}
