import * as z from 'zod'
import { id, quantity, stock } from './fields.ts'
import { limits } from './limits.ts'
import * as m from './texts/fields.ts'

/** A day without a time, `2026-03-12`. */
export const day = z.iso.date()

export const leavingDays = z.object({ from: day, to: day })
export type LeavingDays = z.infer<typeof leavingDays>

/** Counts are kept by it, so it is no name that every object knows. */
const incomingId = id.refine((name) => !(name in {}), { error: m.notAnId })

/** Later than anybody plans, and far from the last day that can be counted on from. */
const dayToCome = day.refine((value) => value < '2100', { error: m.tooFarOff })

/** Pieces that come to the shop; `id` is made once by the page. */
const incoming = z.object({ id: incomingId, quantity: stock, on: dayToCome })
export type Incoming = z.infer<typeof incoming>

/**
 * Where pieces come from that are not in stock. `made`: made to order within `days` working days, at most `perWeek` a week;
 * `backorder`: of deliveries to the shop.
 */
export const supply = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stock') }),
  z.object({
    kind: z.literal('made'),
    days: z.int().min(1).max(limits.madeDays),
    perWeek: quantity.optional(),
  }),
  z.object({
    kind: z.literal('backorder'),
    incoming: z
      .array(incoming)
      .max(limits.incoming)
      .refine((list) => new Set(list.map((one) => one.id)).size === list.length, { error: m.deliveryTwice }),
  }),
])
export type Supply = z.infer<typeof supply>
