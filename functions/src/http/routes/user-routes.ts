import { changeProfile } from '../../domain/accounts/change-profile.ts'
import { changeRole } from '../../domain/accounts/change-role.ts'
import { mintToken } from '../../domain/accounts/sign-in.ts'
import {
  addOwnAddress,
  changeOwnAddress,
  listOwnAddresses,
  removeOwnAddress,
} from '../../domain/addresses/address-book.ts'
import { listOwnCards } from '../../domain/cards/own-cards.ts'
import type { Shop } from '../../domain/ports.ts'
import { findOwnData } from '../../domain/removal/own-data.ts'
import { closeAccount } from '../../domain/removal/remove-account.ts'
import { keptOf, ownDataResponse } from '../own-data-response.ts'
import type { Handlers } from '../pipeline/handler.ts'
import { addressOf, bookAddressResponse, pageResponse, userResponse } from '../responses.ts'

export function userRoutes(shop: Shop) {
  return {
    async mintToken({ caller, token, now }) {
      return { token: await mintToken(shop, caller, token, now) }
    },

    async listUsers({ query }) {
      return pageResponse(await shop.accounts.list(query), userResponse)
    },

    async isAdmin({ params, caller }) {
      if (params.email === caller.email) return { admin: caller.role === 'admin' }
      return { admin: (await shop.accounts.findByEmail(params.email))?.role === 'admin' }
    },

    async promote({ params, caller: by, now }) {
      const change = { email: params.email, to: 'admin', by, changeId: shop.newId(), now } as const
      return { modifiedCount: (await changeRole(shop, change)) ? 1 : 0 }
    },

    async demote({ params, caller: by, now }) {
      const change = { email: params.email, to: undefined, by, changeId: shop.newId(), now }
      return { modifiedCount: (await changeRole(shop, change)) ? 1 : 0 }
    },

    async getProfile({ query, caller }) {
      const own = query.email === caller.email
      // Read a moment ago, because whose call this is was.
      const account = own
        ? await shop.accounts.findRecent(caller.uid)
        : await shop.accounts.findByEmail(query.email)
      return account ? [userResponse(account)] : []
    },

    async changeProfile({ params, body, caller }) {
      const { name, img, education, location, phone, profLink, linkedin } = body
      const profile = { name, img, education, location, phone, linkedin: profLink ?? linkedin }
      await changeProfile(shop, { email: params.email, caller, profile })
      return { acknowledged: true }
    },

    async getOwnData({ caller, now }) {
      const [found, cards, addresses, cart] = await Promise.all([
        findOwnData(shop, caller),
        listOwnCards(shop, caller.uid),
        listOwnAddresses(shop, caller),
        shop.carts.find(caller.uid),
      ])
      return ownDataResponse({ ...found, cards, addresses, cart }, now)
    },

    async closeAccount({ caller }) {
      const removal = await closeAccount(shop, caller)
      const { holds, reviews, messages, mails } = removal.deleted
      return { deletedCount: 1 + holds + reviews + messages + mails, kept: keptOf(removal) }
    },
  } satisfies Partial<Handlers>
}

export function addressRoutes(shop: Shop) {
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
  } satisfies Partial<Handlers>
}
