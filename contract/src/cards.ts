import * as z from 'zod'
import { id } from './fields.ts'

/** A card that its owner saved at Stripe; the shop never sees the number. */
export const savedCard = z.object({
  _id: id,
  /** As Stripe writes it: `visa`. */
  brand: z.string(),
  last4: z.string(),
  expMonth: z.number(),
  expYear: z.number(),
  /** It can no longer pay. */
  expired: z.literal(true).optional(),
})
export type SavedCard = z.infer<typeof savedCard>
