import { toMajor } from '@wood-master/contract/money'
import type { Role } from '@wood-master/contract/roles'
import { accountWith, personHistory } from '../../domain/accounts/account-store.ts'
import { changeProfile, changeRole } from '../../domain/accounts/change-account.ts'
import { mintToken } from '../../domain/accounts/sign-in.ts'
import {
  changeOwnAddresses,
  listOwnAddresses,
  withAddress,
  withChangedAddress,
  withoutAddress,
} from '../../domain/addresses/address-book.ts'
import { listOwnCards } from '../../domain/cards/own-cards.ts'
import { noteOf, tagsOf, withNote } from '../../domain/notes.ts'
import type { Shop } from '../../domain/ports.ts'
import { closeAccount, findOwnData } from '../../domain/removal/remove-account.ts'
import { historyResponse } from '../history-response.ts'
import type { Handlers, Incoming } from '../pipeline/handler.ts'
import {
  acknowledged,
  bookAddressResponse,
  deleted,
  keptOf,
  modified,
  ownDataResponse,
  pageResponse,
  userResponse,
} from '../responses.ts'

export function userRoutes(shop: Shop) {
  const { currency } = shop.settings
  type Asked = Pick<Incoming<'promote'>, 'params' | 'caller' | 'now'>
  const giveRole = (to: Role | undefined, { params: { email }, caller: by, now }: Asked) =>
    modified(changeRole(shop, { email, to, by, changeId: shop.newId(), now }))

  return {
    mintToken: async ({ caller, token, now }) => ({ token: await mintToken(shop, caller, token, now) }),
    listUsers: async ({ query }) => pageResponse(await shop.accounts.list(query), userResponse),

    async isAdmin({ params, caller }) {
      if (params.email === caller.email) return { admin: caller.role === 'admin', role: caller.staff }
      const role = (await shop.accounts.findByEmail(params.email))?.role
      return role === 'admin' ? { admin: true } : { admin: false, role }
    },

    promote: (asked) => giveRole('admin', asked),
    giveRole: (asked) => giveRole(asked.body.role, asked),
    demote: (asked) => giveRole(undefined, asked),

    async getProfile({ query, caller }) {
      const own = query.email === caller.email
      // Read a moment ago, because whose call this is was.
      const account = own
        ? await shop.accounts.findRecent(caller.uid)
        : await shop.accounts.findByEmail(query.email)
      return account ? [userResponse(account)] : []
    },

    changeProfile({ params, body, caller }) {
      const { email: _, role: __, profLink, linkedin, ...fields } = body
      const profile = { ...fields, linkedin: profLink ?? linkedin }
      return acknowledged(changeProfile(shop, { email: params.email, caller, profile }))
    },

    async getPerson({ params }) {
      const account = await accountWith(shop, params.email)
      const [roles, addresses, { orders, value }] = await Promise.all([
        shop.accounts.pastRoles(account.uid),
        shop.addresses.find(account.uid),
        shop.orders.totalsOf(account.uid),
      ])
      return {
        user: userResponse(account),
        addresses: addresses.map(bookAddressResponse),
        orders,
        value: toMajor(value, currency),
        currency,
        tags: tagsOf(account.notes),
        history: await historyResponse(shop, personHistory(account, roles), currency),
      }
    },

    async notePerson({ params, body, asked, caller, now }) {
      const { uid } = await accountWith(shop, params.email)
      const note = noteOf(body, { asked, by: caller.uid, at: now })
      return modified(shop.accounts.change(uid, (account) => withNote(account, note)))
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

    listAddresses: async ({ caller }) => (await listOwnAddresses(shop, caller)).map(bookAddressResponse),

    async addAddress({ body, caller, now }) {
      const address = { ...body, id: shop.newId(), createdAt: now }
      const [added] = await changeOwnAddresses(shop, caller, (book) => withAddress(book, address))
      return { insertedId: (added ?? address).id }
    },

    changeAddress: ({ params: { id }, body, caller }) =>
      modified(changeOwnAddresses(shop, caller, (book) => withChangedAddress(book, id, body))),
    deleteAddress: ({ params: { id }, caller }) =>
      deleted(changeOwnAddresses(shop, caller, (book) => withoutAddress(book, id))),
  } satisfies Partial<Handlers>
}
