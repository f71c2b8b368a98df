import * as z from 'zod'
import { id, moment, money, price } from './fields.ts'
import { termsVersion } from './legal.ts'
import * as m from './texts/fields.ts'

/** With an order id the order's own amount is charged and `price` is ignored; `total` makes sure that it is what the payer saw. */
export const newPaymentIntent = z
  .object({
    price,
    orderId: id.optional(),
    /** What the page shows as the order's price, in major units (dollars); another one is `price_changed`. */
    total: price.optional(),
    saveCard: z.boolean().optional(),
    cardId: id.optional(),
    /** The terms of sale that the page names beside Pay, for an order whose buyer accepted none by placing it. */
    acceptedTerms: termsVersion.optional(),
  })
  .refine(({ saveCard, cardId }) => !(saveCard && cardId), {
    path: ['saveCard'],
    error: m.savedAgain,
  })
  .refine(({ orderId, saveCard, cardId }) => orderId || !(saveCard || cardId), {
    path: ['orderId'],
    error: m.cardsPayOrders,
  })
  .refine(({ orderId, total }) => orderId || total === undefined, {
    path: ['total'],
    error: m.totalOfOrder,
  })
export const paymentIntent = z.object({ clientSecret: z.string() })

/** A payment that an admin should look at; the list's normal length is zero. */
export const paymentAlert = z.object({
  _id: id,
  kind: z.enum([
    'late_payment_refunded',
    'late_payment_taken',
    'refund_failed',
    'payment_mismatch',
    'dispute',
  ]),
  orderId: z.string().optional(),
  number: z.string().optional(),
  transactionId: z.string().optional(),
  amount: money,
  currency: z.string(),
  message: z.string(),
  /** When an answer to a dispute must be at Stripe. */
  dueAt: moment.optional(),
  createdAt: moment,
})
export type PaymentAlert = z.infer<typeof paymentAlert>

/** An alert can only be resolved, never reopened. */
export const paymentAlertResolution = z.object({ resolved: z.literal(true) })

/** A card that its owner saved at Stripe; the shop never sees the number. */
export const savedCard = z.object({
  _id: id,
  /** As Stripe writes it: `visa`. */
  brand: z.string(),
  last4: z.string(),
  expMonth: z.number(),
  expYear: z.number(),
  expired: z.literal(true).optional(),
})
export type SavedCard = z.infer<typeof savedCard>
