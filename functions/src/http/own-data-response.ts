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

/** Which admin replied is the shop's own business: this leaves it out. */
const written = wireOf(
  ownData.pick({ cart: true, holds: true, messages: true, notes: true, notices: true, mails: true }),
)

export function ownDataResponse(known: Known, now: Date): OwnData {
  return {
    account: userResponse(known.account),
    formerEmails: known.account.formerEmails ?? [],
    addresses: known.addresses.map(bookAddressResponse),
    cards: known.cards.map((card) => cardResponse(card, now)),
    orders: known.orders.map(buyersOrderResponse),
    deletedOrders: known.deletedOrders.map(buyersOrderResponse),
    invoices: known.invoices.map(invoiceResponse),
    reviews: known.reviews.map(reviewResponse),
    ...written({
      cart: known.cart?.lines ?? [],
      holds: known.holds,
      messages: known.messages.map(({ text, replies = [], ...kept }) => ({
        ...kept,
        message: text,
        replies,
      })),
      notes: [known.account, ...known.orders].flatMap(({ notes = [] }) => notes),
      notices: known.notices,
      mails: known.mails.map(({ to, message, createdAt }) => ({ ...message, to: to.join(', '), createdAt })),
    }),
  }
}

export function keptOf({ keptOrders, keptInvoices }: Removal) {
  return [
    { what: 'orders', count: keptOrders, why: m.keptByAccountingLaw() },
    { what: 'invoices', count: keptInvoices, why: m.keptByTaxLaw() },
  ].filter(({ count }) => count > 0)
}
