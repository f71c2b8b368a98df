import { z } from 'zod'

/** What the page needs to know of the shop's parameters. */
export const settings = z.object({
  currency: z.string(),
  enforceMinimumOrder: z.boolean(),
  holdMinutes: z.number(),
  unpaidOrderHours: z.number(),
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

/** The dashboard's numbers of today and the sales of the last 30 days. */
export const overview = z.object({
  unpaid: z.number(),
  toShip: z.number(),
  lowStock: z.number(),
  unreadMessages: z.number(),
  needsAttention: z.number(),
  /** Orders whose buyers ask to cancel them. */
  cancelRequests: z.number(),
  /** Oldest day first; `amount` in major units (dollars), refunds not taken off. */
  sales: z.array(z.object({ day: z.iso.date(), orders: z.number(), amount: z.number() })),
})
export type Overview = z.infer<typeof overview>

/** The image host's own response, passed on. */
export const storedImage = z.object({ success: z.literal(true), data: z.object({ url: z.string() }) })
