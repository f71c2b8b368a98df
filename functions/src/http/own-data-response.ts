import { type OwnData, ownData } from '@wood-master/contract/own-data'
import type { Account } from '../domain/accounts/account.ts'
import type { BookAddress } from '../domain/addresses/address-book.ts'
import type { SavedCard } from '../domain/cards/own-cards.ts'
import type { Cart } from '../domain/cart/priced-cart.ts'
import type { PersonalData, Removal } from '../domain/removal/remove-account.ts'
import * as m from '../texts/http.ts'
import {
  bookAddressResponse,
  buyersOrderResponse,
  cardResponse,
  invoiceResponse,
  reviewResponse,
  userResponse,
} from './responses.ts'
import { wireOf } from './wire-of.ts'

interface Known extends PersonalData {
  account: Account
  addresses: readonly BookAddress[]
  cart: Cart | undefined
  cards: readonly SavedCard[]
}

const { holds, messages, notes, notices, mails } = ownData.shape
/** Which admin replied is the shop's own business: these leave it out. */
const wire = {
  hold: wireOf(holds.element),
  message: wireOf(messages.element),
  note: wireOf(notes.element),
  notice: wireOf(notices.element),
  mail: wireOf(mails.element),
}

export function ownDataResponse(known: Known, now: Date): OwnData {
  return {
    account: userResponse(known.account),
    formerEmails: known.account.formerEmails ?? [],
    addresses: known.addresses.map(bookAddressResponse),
    cart: (known.cart?.lines ?? []).map(({ productId, name, quantity }) => ({ productId, name, quantity })),
    cards: known.cards.map((card) => cardResponse(card, now)),
    holds: known.holds.map(wire.hold),
    orders: known.orders.map(buyersOrderResponse),
    deletedOrders: known.deletedOrders.map(buyersOrderResponse),
    invoices: known.invoices.map(invoiceResponse),
    reviews: known.reviews.map(reviewResponse),
    messages: known.messages.map(({ text: message, replies = [], ...kept }) =>
      wire.message({ ...kept, message, replies }),
    ),
    notes: [known.account, ...known.orders].flatMap(({ notes = [] }) => notes.map(wire.note)),
    notices: known.notices.map(wire.notice),
    mails: known.mails.map(({ to, message, createdAt }) =>
      wire.mail({ ...message, to: to.join(', '), createdAt }),
    ),
  }
}

export function keptOf({ keptOrders, keptInvoices }: Removal) {
  return [
    { what: 'orders', count: keptOrders, why: m.keptByAccountingLaw() },
    { what: 'invoices', count: keptInvoices, why: m.keptByTaxLaw() },
  ].filter(({ count }) => count > 0)
}
