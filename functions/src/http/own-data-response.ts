import type { OwnData } from '@wood-master/contract/own-data'
import type { Account } from '../domain/accounts/account.ts'
import type { BookAddress } from '../domain/addresses/address-book.ts'
import type { SavedCard } from '../domain/cards/saved-card.ts'
import type { Cart } from '../domain/cart/cart.ts'
import type { PersonalData, Removal } from '../domain/removal/remove-account.ts'
import * as m from '../texts/http.ts'
import { invoiceResponse } from './order-responses.ts'
import {
  bookAddressResponse,
  buyersOrderResponse,
  cardResponse,
  messageResponse,
  reviewResponse,
  userResponse,
} from './responses.ts'

interface Known extends PersonalData {
  account: Account
  addresses: readonly BookAddress[]
  cart: Cart | undefined
  cards: readonly SavedCard[]
}

export function ownDataResponse(known: Known, now: Date): OwnData {
  return {
    account: userResponse(known.account),
    formerEmails: known.account.formerEmails ?? [],
    addresses: known.addresses.map(bookAddressResponse),
    cart: (known.cart?.lines ?? []).map(({ productId, name, quantity }) => ({ productId, name, quantity })),
    cards: known.cards.map((card) => cardResponse(card, now)),
    holds: known.holds.map(({ id, productName, quantity, createdAt }) => ({
      _id: id,
      productName,
      quantity,
      createdAt: createdAt.toISOString(),
    })),
    orders: known.orders.map(buyersOrderResponse),
    deletedOrders: known.deletedOrders.map(buyersOrderResponse),
    invoices: known.invoices.map(invoiceResponse),
    reviews: known.reviews.map(reviewResponse),
    messages: known.messages.map((message) => {
      const { _id, email, subject, message: said, createdAt, replies } = messageResponse(message)
      // Which admin replied is the shop's own business.
      return {
        _id,
        email,
        subject,
        message: said,
        createdAt,
        replies: replies.map(({ text, at }) => ({ text, at })),
      }
    }),
    mails: known.mails.map(({ to, message: { subject, text }, createdAt }) => ({
      to: to.join(', '),
      subject,
      text,
      createdAt: createdAt.toISOString(),
    })),
  }
}

export function keptOf({ keptOrders, keptInvoices }: Removal) {
  return [
    {
      what: 'orders',
      count: keptOrders,
      why: m.accountingLawRequiresThemThey(),
    },
    {
      what: 'invoices',
      count: keptInvoices,
      why: m.taxLawRequiresThemAs(),
    },
  ].filter(({ count }) => count > 0)
}
