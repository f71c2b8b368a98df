import { evidenceDays } from '@wood-master/contract/tax'
import type { Mail } from '../domain/mail/mail.ts'
import type { DeletedOrder } from '../domain/orders/order.ts'
import type { Declines } from '../domain/payments/declines.ts'
import type { Hold } from '../domain/stock/hold.ts'

const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * 86_400_000)

/** When the database deletes a finished document (`removeAt`, firestore.indexes.json): so many days after it ended. */
export const removeAt = {
  /** A hold with units gets no time. Its order has the same id and stays; a page that is open for weeks is none. */
  ofHold: ({ state, expiresAt }: Hold) => (state === 'held' ? undefined : daysAfter(expiresAt, 30)),
  /** Stripe repeats an event for three days and lists it for thirty. */
  ofStripeEvent: ({ at }: { at: Date }) => daysAfter(at, 90),
  /** Longer than anything unpaid of the account's last hold can stay open. That it ever paid is found in its orders. */
  ofUnpaidStanding: (lastHoldAt: Date) => daysAfter(lastHoldAt, 400),
  /** A pause lasts minutes. */
  ofDeclines: ({ recent, pausedUntil }: Declines) => {
    const last = pausedUntil ?? recent.at(-1)?.at
    return last && daysAfter(last, 1)
  },
  /** Afterwards it is evidence no more. */
  ofTaxAnswer: ({ checkedAt }: { checkedAt: Date }) => daysAfter(checkedAt, evidenceDays),
  /** As long as somebody may ask what the shop wrote. Whatever became of it: a mail is given up long before. */
  ofMail: ({ createdAt }: Mail) => daysAfter(createdAt, 180),
  /** Who still waits by then has bought it elsewhere. */
  ofStockNotice: ({ createdAt }: { createdAt: Date }) => daysAfter(createdAt, 365),
  /** So long an import of products can be undone. */
  ofProductImport: ({ createdAt }: { createdAt: Date }) => daysAfter(createdAt, 90),
  /** Longer than a card payment can be disputed. */
  ofDeletedOrder: ({ deletedAt }: DeletedOrder) => daysAfter(deletedAt, 400),
} as const
