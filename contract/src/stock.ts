import * as z from 'zod'
import { id, line, moment, quantity, stock } from './fields.ts'
import { limits } from './limits.ts'
import * as m from './texts/fields.ts'

/** Where a product's pieces are: on hand is what lies on the shelf, of which orders and holds keep what is committed. */
export const stockLevel = z.object({
  productId: id,
  /** Committed and available together: what somebody who counts should find. */
  onHand: z.number(),
  /** Held, ordered, or paid for and not yet shipped. */
  committed: z.number(),
  available: z.number(),
  /** Announced deliveries together, and units that orders wait for. */
  incoming: z.number(),
  promised: z.number(),
})
export type StockLevel = z.infer<typeof stockLevel>

/** Ids with commas between them. */
export const stockLevelsQuery = z.object({
  products: z
    .string()
    .refine((text) => text.split(',').length <= limits.stockLevels, {
      error: () => m.nameAtMost({ most: limits.stockLevels }),
    })
    .refine((text) => text.split(',').every((one) => id.safeParse(one).success), { error: m.holdsNoId }),
})

const booking = { key: z.uuid() }

/**
 * Received pieces are added. A count says what was found beside what was on hand when it was counted, and the difference is
 * booked: what is sold meanwhile stays sold. `key` is made once by the dialog, so that pressing twice books once.
 */
export const stockBooking = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('received'),
    quantity,
    /** The announced delivery that brought them: pieces of it that are promised go to their orders. */
    incoming: id.optional(),
    reason: line(limits.reasonLength).optional(),
    ...booking,
  }),
  z.object({
    kind: z.literal('counted'),
    found: stock,
    onHand: z.int(),
    reason: line(limits.reasonLength),
    ...booking,
  }),
])
export type StockBooking = z.infer<typeof stockBooking>

/** One line of a product's stock ledger: what happened to its available pieces. */
export const stockMovement = z.object({
  _id: id,
  kind: z.string(),
  delta: z.number(),
  /** Available afterwards; absent where nothing moved, or so many bought at once that nobody knew. */
  availableAfter: z.number().optional(),
  reason: z.string().optional(),
  /** Email of who caused it; absent when the shop did, or somebody who is gone. */
  by: z.string().optional(),
  orderId: z.string().optional(),
  /** Of `changed`, which moves nothing: fields of the product, with their values where those are short. */
  changes: z
    .array(z.object({ field: z.string(), from: z.string().optional(), to: z.string().optional() }))
    .optional(),
  at: moment,
})
export type StockMovement = z.infer<typeof stockMovement>
