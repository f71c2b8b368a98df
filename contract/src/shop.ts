import * as z from 'zod'
import { each, money } from './fields.ts'
import { translatedLocales } from './product-texts.ts'
import { stockLevel } from './stock.ts'

export const settings = z.object({
  currency: z.string(),
  enforceMinimumOrder: z.boolean(),
  holdMinutes: z.number(),
  unpaidOrderHours: z.number(),
  /** Days from its shipment within which a buyer may return what is not wanted. */
  returnDays: z.number(),
  /** Only during maintenance: buying is off, and this sentence is shown on every page. */
  maintenance: z.object({ message: z.string() }).optional(),
})
export type Settings = z.infer<typeof settings>

const part = z.object({ status: z.enum(['ok', 'degraded']), ms: z.number(), message: z.string().optional() })

/** The shop's health, and that of the services it depends on with their response times in milliseconds. */
export const health = z.object({
  /** Of the whole shop: `degraded` while people cannot pay, `down` while nothing works (status 503). */
  status: z.enum(['ok', 'degraded', 'down']),
  commit: z.string(),
  parts: z.object({ firestore: part, stripe: part }),
})
export type Health = z.infer<typeof health>

/** Orders paid in some time, and their amount in major units (dollars) after refunds. */
const sales = { orders: z.number(), amount: money }

const soldProduct = { productId: z.string(), name: z.string(), img: z.string() }

/** `returns`: orders with a return that waits for a decision, or for its money or replacement. */
export const waitingCounts = z.object(
  each(
    ['unpaid', 'toShip', 'lowStock', 'unreadMessages', 'needsAttention', 'cancelRequests', 'returns'],
    z.number(),
  ),
)
export type WaitingCounts = z.infer<typeof waitingCounts>

/** What waits now, the sales of the last 30 days, and what sells best and runs out. */
export const overview = waitingCounts.extend({
  /** Oldest day (UTC) first. */
  sales: z.array(z.object({ day: z.iso.date(), ...sales })),
  /** The same number of days before. */
  previous: z.object(sales),
  /** At most five, counted from the newest orders; `amount` in major units without shipping and tax. */
  bestSellers: z.array(z.object({ ...soldProduct, quantity: z.number(), amount: money })),
  /** At most ten whose stock is used up within 30 days if they go on selling as they do, the most urgent first; `sold` in 30 days. */
  runningOut: z.array(stockLevel.extend({ ...soldProduct, daysLeft: z.number(), sold: z.number() })),
  /** Products that pages of a language show partly in English, because some of their texts are not translated. */
  untranslated: z.object(each(translatedLocales, z.number())),
})
export type Overview = z.infer<typeof overview>

export const storedImage = z.object({ success: z.literal(true), data: z.object({ url: z.string() }) })
