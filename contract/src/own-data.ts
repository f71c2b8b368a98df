import * as z from 'zod'
import { bookAddress } from './addresses.ts'
import { message } from './contact.ts'
import { id, moment } from './fields.ts'
import { invoice } from './invoices.ts'
import { order } from './orders.ts'
import { savedCard } from './payments.ts'
import { review } from './reviews.ts'
import { user } from './users.ts'

export const ownData = z.object({
  account: user,
  /** Emails that the account had before and had proven to be its owner's. */
  formerEmails: z.array(z.string()),
  addresses: z.array(bookAddress),
  cart: z.array(z.object({ productId: id, name: z.string(), quantity: z.number() })),
  cards: z.array(savedCard),
  /** Units that are held for the caller, and holds that ended lately. */
  holds: z.array(z.object({ _id: id, productName: z.string(), quantity: z.number(), createdAt: moment })),
  orders: z.array(order),
  /** Orders that were deleted unpaid; they are kept for a while, so that a late payment can be returned. */
  deletedOrders: z.array(order),
  invoices: z.array(invoice),
  reviews: z.array(review),
  messages: z.array(
    message.pick({ _id: true, email: true, subject: true, message: true, createdAt: true }).extend({
      replies: z.array(z.object({ text: z.string(), at: moment })),
    }),
  ),
  /** What the shop's people wrote about the caller and the orders, without who did. */
  notes: z.array(z.object({ text: z.string().optional(), tags: z.array(z.string()).optional(), at: moment })),
  notices: z.array(z.object({ productId: id, createdAt: moment })),
  mails: z.array(z.object({ to: z.string(), subject: z.string(), text: z.string(), createdAt: moment })),
})
export type OwnData = z.infer<typeof ownData>

export const closed = z.object({
  deletedCount: z.number(),
  kept: z.array(z.object({ what: z.string(), count: z.number(), why: z.string() })),
})
