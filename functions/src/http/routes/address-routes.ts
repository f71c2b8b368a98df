import {
  addOwnAddress,
  changeOwnAddress,
  listOwnAddresses,
  removeOwnAddress,
} from '../../domain/addresses/own-addresses.ts'
import type { Shop } from '../../domain/ports.ts'
import { addressOf, bookAddressResponse } from '../address-responses.ts'
import type { Handlers } from '../pipeline/handler.ts'

type AddressCalls = 'listAddresses' | 'addAddress' | 'changeAddress' | 'deleteAddress'

/** The calls of the address book; each acts on the caller's own alone. */
export function addressRoutes(shop: Shop): Handlers<AddressCalls> {
  return {
    async listAddresses({ caller }) {
      return (await listOwnAddresses(shop, caller)).map(bookAddressResponse)
    },

    async addAddress({ body, caller, now }) {
      const id = shop.newId()
      await addOwnAddress(shop, caller, { ...addressOf(body), id, createdAt: now })
      return { insertedId: id }
    },

    async changeAddress({ params, body, caller }) {
      await changeOwnAddress(shop, caller, params.id, addressOf(body))
      return { modifiedCount: 1 }
    },

    async deleteAddress({ params, caller }) {
      await removeOwnAddress(shop, caller, params.id)
      return { deletedCount: 1 }
    },
  }
}
