import * as z from 'zod'
import { newAddress } from './addresses.ts'
import { id, money, poNumber, price, wantedLines } from './fields.ts'
import { termsVersion } from './legal.ts'
import { limits } from './limits.ts'
import { sendings } from './order-states.ts'
import { leavingDays } from './supply.ts'
import { buysFor } from './tax-settings.ts'
import * as m from './texts/fields.ts'

const problem = z.object({
  code: z.string(),
  message: z.string(),
  quantities: z.array(z.number()).optional(),
})

/** One line of a priced cart. Quantities in pieces, money in major units (dollars). */
export const cartLine = z.object({
  productId: id,
  sku: z.string(),
  name: z.string(),
  img: z.string(),
  unit: z.string(),
  /** Absent for goods at the standard rate. */
  taxClass: z.string().optional(),
  casePack: z.number(),
  minQuantity: z.number(),
  available: z.number(),
  /** What can be ordered with what is to come, counted as `available` is; absent where stock is all. */
  orderable: z.number().optional(),
  /** When the line leaves if it is ordered now; absent where it can't be ordered. */
  promise: leavingDays.optional(),
  quantity: z.number(),
  /** Major units (dollars) for one unit, after price breaks. */
  unitPrice: money,
  price: money,
  /** The price break that the next larger quantity of full case packs would reach; in major units. */
  nextBreak: z.object({ minQuantity: z.number(), price: money }).optional(),
  /** Why this line cannot be ordered as it stands; `quantities` are the nearest that can. */
  problem: problem.optional(),
})
export type CartLine = z.infer<typeof cartLine>

/** Priced now, with the stock as it is now. `price` is the sum of the lines, in major units. */
export const cart = z.object({ lines: z.array(cartLine), price: money, currency: z.string() })
export type Cart = z.infer<typeof cart>

/** The whole cart as it should be. The same product twice adds up. */
export const newCart = z.object({
  lines: wantedLines.max(limits.cartLines, { error: () => m.cartFull({ most: limits.cartLines }) }),
})

/**
 * Places an order of the whole cart. `key` is made once by the page, so that the same order is not placed twice.
 */
export const cartOrder = z
  .object({
    key: z.uuid(),
    poNumber: poNumber.optional(),
    /** Left out: together. */
    sending: z.enum(sendings).optional(),
    buysFor: buysFor.optional(),
    /** The terms of sale that the page named beside the button, kept with the order. */
    acceptedTerms: termsVersion.optional(),
    /** Where it goes; left out, that is said before it is paid. */
    address: newAddress.optional(),
    /** One of the rates that were quoted; only where delivery is by agreement it may be left out beside an address. */
    rateId: id.optional(),
    /** What the page showed as the price to pay, in major units (dollars); when it is no longer that, no order is placed. */
    price: price.optional(),
  })
  .refine(({ address, rateId }) => rateId === undefined || address !== undefined, {
    error: m.rateWithoutAddress,
    path: ['address'],
  })

const named = { productId: true, sku: true, name: true } as const

/** What people paste: a line for each product, with its quantity, in any usual form. */
export const orderList = z.object({
  text: z
    .string()
    .max(limits.orderListLength)
    .refine((value) => value.isWellFormed(), { error: m.notShowable })
    .refine(
      (value) =>
        value.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length <= limits.orderListLines,
      { error: () => m.tooManyLines({ most: limits.orderListLines }) },
    ),
})

/** One line of a pasted list: the product and quantity (pieces) that it orders, or why it orders none. */
export const parsedLine = z.object({
  input: z.string(),
  /** Prices are those of a line with a product and a quantity; the price breaks of other lines with the product do not count. */
  ...cartLine
    .pick({ ...named, quantity: true, taxClass: true, unitPrice: true, price: true, available: true })
    .partial().shape,
  /** `suggestions` are products that may have been meant. */
  problem: problem.extend({ suggestions: z.array(cartLine.pick(named)).optional() }).optional(),
})
export type ParsedLine = z.infer<typeof parsedLine>

export const parsedList = z.object({ lines: z.array(parsedLine) })
