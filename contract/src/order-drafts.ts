import * as z from 'zod'
import { newAddress } from './addresses.ts'
import { cartLine } from './cart.ts'
import { deliveryQuote } from './delivery.ts'
import { id, line, money, poNumber, price, wantedLines } from './fields.ts'
import { limits } from './limits.ts'
import { buysFor } from './tax-settings.ts'

/** What somebody orders by phone; the same product twice adds up. */
const draft = {
  lines: wantedLines.min(1).max(limits.cartLines),
  address: newAddress,
  buysFor: buysFor.optional(),
  /** Taken off the price of one unit, rounded to what the currency has; the shop says how much at most. */
  discount: z.object({ percent: z.int().min(1).max(100), reason: line(limits.reasonLength) }).optional(),
}

export const orderDraft = z.object(draft)

/** The same as it is placed for its buyer; `key` is made once by the page. */
export const draftedOrder = z.object({
  ...draft,
  key: z.uuid(),
  rateId: id,
  poNumber: poNumber.optional(),
  /** What the draft came to with this rate, in major units (dollars); when it is no longer that, nothing is placed. */
  price,
})

/** What a draft costs now: prices after price breaks and discount, in major units (dollars). */
export const pricedDraft = z.object({
  lines: z.array(
    cartLine
      .pick({ productId: true, sku: true, name: true, quantity: true, unitPrice: true, price: true })
      .extend({
        /** Before the discount. */
        listPrice: money,
        /** Why it cannot be ordered as it stands, as a sentence. */
        problem: z.string().optional(),
      }),
  ),
  goodsTotal: money,
  /** What the goods cost less by the discount. */
  discount: money,
  currency: z.string(),
  quote: deliveryQuote,
})
