import * as z from 'zod'
import { each, id, imageUrl, line, moment, page, quantity, reference, stock, text } from './fields.ts'
import { limits } from './limits.ts'
import { returnOutcomes, returnReasons, returnStates } from './order-states.ts'
import * as m from './texts/fields.ts'

/** Of a return or a shipment: longer than other ids, because it may be made of its order's. */
export const partId = z.string().regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,140}$/, { error: m.notAnId })

/** Lines of an order, each product once. */
export const linesOf = <Line extends z.ZodType<{ productId: string }>>(line: Line) =>
  z
    .array(line)
    .min(1)
    .max(limits.cartLines)
    .refine((lines) => new Set(lines.map(({ productId }) => productId)).size === lines.length, {
      error: m.productTwice,
    })

export const orderReturn = z.object({
  id: partId,
  /** What people quote, and what stands on the slip in the parcel: the order's number with that of the return. */
  number: z.string(),
  lines: z.array(
    z.object({
      productId: z.string(),
      quantity: z.number(),
      reason: z.enum(returnReasons),
      /** Pieces of it that came back and went into stock, or did not; absent until then. */
      restocked: z.number().optional(),
      scrapped: z.number().optional(),
    }),
  ),
  state: z.enum(returnStates),
  outcome: z.enum(returnOutcomes).optional(),
  words: z.string().optional(),
  images: z.array(z.string()).optional(),
  /** Where its parcel goes, in one line with commas; from its acceptance on, unless nothing has to come back. */
  sendTo: z.string().optional(),
  /** What the shop told its buyer with its last move. */
  answer: z.string().optional(),
  requestedAt: moment,
  ...each(['decidedAt', 'receivedAt', 'closedAt'], moment.optional()),
})
export type OrderReturn = z.infer<typeof orderReturn>

/** A return that a buyer asks for: only what was shipped and not yet returned. */
export const newReturn = z.object({
  /** Made once by the page, so that pressing twice asks once. */
  key: z.uuid(),
  lines: linesOf(z.object({ productId: id, quantity, reason: z.enum(returnReasons) })),
  words: text(limits.returnWordsLength).optional(),
  images: z.array(imageUrl).max(limits.returnImages).optional(),
})
export type NewReturn = z.input<typeof newReturn>

export const returnInserted = z.object({ insertedId: partId, number: z.string() })

export const listReturnsQuery = z.object({ ...page, state: z.enum(returnStates).optional() })

const reason = text(limits.reasonLength)

export const parcelLabels = {
  /** Empty: none. */
  carrier: line(limits.carrierLength).or(z.literal('')).optional(),
  /** Each number counts once. */
  tracking: z.array(reference(limits.trackingLength)).max(limits.trackingNumbers).optional(),
}

/** The next state of a return. The same one again changes nothing; another way than the table of moves is refused. */
export const returnMove = z.discriminatedUnion('state', [
  z.object({ state: z.literal('accepted'), reason: reason.optional() }),
  z.object({ state: z.literal('declined'), reason }),
  z.object({
    state: z.literal('received'),
    /**
     * What came back of each product; one that is not named did not. Left out: everything came, of which damaged pieces are
     * scrapped and the others go into stock.
     */
    lines: linesOf(
      z.object({ productId: id, restocked: stock.optional(), scrapped: stock.optional() }),
    ).optional(),
    reason: reason.optional(),
  }),
  z.object({
    state: z.literal('closed'),
    outcome: z.enum(returnOutcomes),
    reason: reason.optional(),
    /** Of the parcel of a replacement; said again, other ones replace them. */
    ...parcelLabels,
  }),
])
export type ReturnMove = z.input<typeof returnMove>
