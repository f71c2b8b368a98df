import { evidenceDays } from '@wood-master/contract/tax'
import type { Mail } from '../domain/mail/mail.ts'
import type { DeletedOrder } from '../domain/orders/order.ts'
import type { Declines } from '../domain/payments/declines.ts'
import type { Hold } from '../domain/stock/hold.ts'

/** How long the database keeps finished documents, in days, counted from when they ended. */
const days = {
  /** A hold's order has the same id and stays; a page that is open for weeks is none. */
  hold: 30,
  /** Stripe repeats an event for three days and lists it for thirty. */
  stripeEvent: 90,
  /** Longer than a card payment can be disputed. */
  deletedOrder: 400,
  /** Longer than anything unpaid of the account's last hold can stay open. That it ever paid is found in its orders. */
  unpaidStanding: 400,
  /** As long as somebody may ask what the shop wrote. */
  mail: 180,
  /** So long an import of products can be undone. */
  productImport: 90,
  /** Afterwards it is evidence no more. */
  taxAnswer: evidenceDays,
  /** Who still waits by then has bought it elsewhere. */
  stockNotice: 365,
  /** A pause lasts minutes. */
  declines: 1,
} as const

const daysAfter = (moment: Date, count: number) => new Date(moment.getTime() + count * 86_400_000)

/** When the database deletes a document (`removeAt`, firestore.indexes.json). A hold with units gets no time. */
export const removeAt = {
  ofHold: ({ state, expiresAt }: Hold) => (state === 'held' ? undefined : daysAfter(expiresAt, days.hold)),
  ofStripeEvent: ({ at }: { at: Date }) => daysAfter(at, days.stripeEvent),
  ofUnpaidStanding: (lastHoldAt: Date) => daysAfter(lastHoldAt, days.unpaidStanding),
  ofDeclines: ({ recent, pausedUntil }: Declines) => {
    const last = pausedUntil ?? recent.at(-1)?.at
    return last && daysAfter(last, days.declines)
  },
  ofTaxAnswer: ({ checkedAt }: { checkedAt: Date }) => daysAfter(checkedAt, days.taxAnswer),
  /** Whatever became of it: a mail is given up long before. */
  ofMail: ({ createdAt }: Mail) => daysAfter(createdAt, days.mail),
  ofStockNotice: ({ createdAt }: { createdAt: Date }) => daysAfter(createdAt, days.stockNotice),
  ofProductImport: ({ createdAt }: { createdAt: Date }) => daysAfter(createdAt, days.productImport),
  ofDeletedOrder: ({ deletedAt }: DeletedOrder) => daysAfter(deletedAt, days.deletedOrder),
} as const
