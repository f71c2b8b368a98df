import * as z from 'zod'
import { country } from './addresses.ts'
import { bareText, id, line, money, percent, ratePrice, wantedLines } from './fields.ts'
import { limits } from './limits.ts'
import { buysFor, orderTax, taxEvidence, taxLine } from './tax-settings.ts'
import * as m from './texts/fields.ts'

/** Working days, for example `3` or `2–4`. */
const days = z
  .string()
  .trim()
  .regex(/^\d{1,3}( ?[-–] ?\d{1,3})?$/, { error: m.days })

/** As long as a UUID and a little more, because all rates are kept in one document of the database: 1 MiB. */
const shortId = id.max(40)

export const shippingRate = z.object({
  id: shortId,
  name: line(limits.shortTextLength),
  /** Not offered for less, where another rate carries it: nobody wants a pallet for a saw. */
  fromGrams: z.int().min(1).max(limits.orderGrams).optional(),
  upToGrams: z.int().min(1).max(limits.orderGrams),
  /** Major units (dollars), without tax. */
  price: ratePrice,
  /** Major units for each further kilogram, begun ones whole: the rate carries any weight. */
  perFurtherKg: ratePrice.optional(),
  days: days.optional(),
})
export type ShippingRate = z.infer<typeof shippingRate>

/**
 * What zones said of tax before there were tax settings. It decides as long as those are not kept; left out when saving, a
 * zone keeps what it has.
 */
const formerTax = {
  taxName: line(limits.unitLength).optional(),
  taxPercent: percent.optional(),
  /** Buyers with a proven tax number pay no tax here: they account for it themselves. */
  reverseCharge: z.boolean().optional(),
}

export const deliveryZone = z.object({
  id: shortId,
  name: line(limits.shortTextLength),
  countries: z.array(country).min(1),
  rates: z.array(shippingRate).max(limits.zoneRates),
  ...formerTax,
})
export type DeliveryZone = z.infer<typeof deliveryZone>

/** Where the shop delivers, and for how much. Without zones delivery is by agreement: free, and without tax. */
export const deliverySettings = z.object({
  zones: z.array(deliveryZone).max(limits.zones),
  /** What a unit weighs for delivery while its product has no weight; left out when saving: stays as it is, 1,000 g at first. */
  defaultWeightGrams: z.int().min(1).max(limits.weightGrams).optional(),
})
export type DeliverySettings = z.infer<typeof deliverySettings>

export const unweighedProducts = z.object({
  total: z.number(),
  products: z.array(z.object({ _id: id, name: z.string() })),
})

/** What delivery would cost: of lines, or of an order that is not paid yet. */
export const quoteRequest = z
  .object({
    country,
    /** Tells places of a country that are taxed differently, such as Northern Ireland. */
    postalCode: bareText.max(limits.addressPartLength).optional(),
    /** Counts once a register of tax numbers has found it valid. */
    taxNumber: bareText.max(limits.addressPartLength).optional(),
    lines: wantedLines.max(limits.cartLines).optional(),
    orderId: id.optional(),
    /** Left out: as the order says. */
    buysFor: buysFor.optional(),
  })
  .refine(({ lines, orderId }) => (lines === undefined) !== (orderId === undefined), {
    error: m.linesOrOrder,
    path: ['lines'],
  })

export const quotedRate = z.object({
  id,
  name: z.string(),
  price: money,
  days: z.string().optional(),
  /** The tax on goods and shipping, and what everything comes to with it. Major units (dollars). */
  taxLines: z.array(taxLine),
  taxTotal: money,
  total: money,
})

export const deliveryQuote = z.object({
  grams: z.number(),
  /** The heaviest that the rates of the destination carry; left out where one carries any weight. */
  upToGrams: z.number().optional(),
  rates: z.array(quotedRate),
  tax: orderTax,
  taxEvidence: taxEvidence.optional(),
  /** Why tax is asked in spite of the number, as a sentence. */
  taxNote: z.string().optional(),
  /** Why there are no rates, as a sentence. */
  message: z.string().optional(),
  /** Beside `message`: what it comes to without the freight, which is set and accepted before the order is paid. */
  onRequest: quotedRate.optional(),
})
export type DeliveryQuote = z.infer<typeof deliveryQuote>
