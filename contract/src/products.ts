import * as z from 'zod'
import {
  each,
  id,
  imageUrl,
  line,
  moment,
  money,
  page,
  price,
  quantity,
  search,
  sku,
  stock,
  text,
} from './fields.ts'
import { limits } from './limits.ts'
import { textFields, translatedLocales } from './product-texts.ts'
import { leavingDays, supply } from './supply.ts'
import { taxClass } from './tax-settings.ts'

/** From `minQuantity` on, every unit costs `price` (major units, dollars). */
export const priceBreak = z.object({ minQuantity: z.number(), price: money })
export type PriceBreak = z.infer<typeof priceBreak>

const inEachLanguage = <Texts extends z.ZodType>(texts: Texts) =>
  z.object(each(translatedLocales, texts)).partial()

const texts = z.object(each(textFields, z.string())).partial()

/**
 * A product as the shop shows it, its texts in the language of the page, or in English where they are not translated.
 * Quantities in pieces, money in major units (dollars).
 */
export const product = z.object({
  _id: id,
  /** Not in the shop yet; only admins get such a one. */
  draft: z.boolean().optional(),
  /** Unique, compared without case. */
  sku: z.string(),
  name: z.string(),
  category: z.string(),
  /** The category in English, which filters go by in every language; absent where it is `category`. */
  categoryKey: z.string().optional(),
  material: z.string().optional(),
  /** Absent for goods at the standard rate. */
  taxClass: z.string().optional(),
  /** What the price buys, for example `piece` or `bundle of 12`. */
  unit: z.string(),
  /** Of one unit, in grams; 0 while it is unknown. */
  weightGrams: z.number(),
  casePack: z.number(),
  /** Major units (dollars) for one unit, below the first price break. */
  price: money,
  priceBreaks: z.array(priceBreak),
  minQuantity: z.number(),
  availableQuantity: z.number(),
  /** Where pieces come from that are not in stock. */
  supply: supply.optional(),
  /**
   * What of it can be ordered with those to come, counted as `availableQuantity` is: the last one is not sold. Absent where
   * stock is all.
   */
  orderable: z.number().optional(),
  /** When pieces leave that are ordered now and are not in stock; absent where none can be promised. */
  promise: leavingDays.optional(),
  description: z.string(),
  img: z.string(),
  /** All images in their order; the first is `img`. */
  images: z.array(z.string()),
  /** What those who bought it think, in stars; absent while nobody has reviewed it. */
  rating: z.object({ average: z.number(), count: z.number() }).optional(),
  /** Only where they were asked for; the texts beside them are English then, whatever the language of the page. */
  translations: inEachLanguage(texts).optional(),
  createdAt: moment,
})
export type Product = z.infer<typeof product>

/** How a list of products can be sorted; `-price` is the highest first. */
export const productOrders = ['newest', 'price', '-price', 'name'] as const

/** `true` for those who edit or export products: English texts, with their translations beside them. */
const withTranslations = z.enum(['true', 'false']).optional()

export const getProductQuery = z.object({ translations: withTranslations })

export const listProductsQuery = z.object({
  ...page,
  q: search,
  sort: z.enum(productOrders).optional(),
  /** `true` leaves out what can't be bought now. */
  inStock: z.enum(['true', 'false']).optional(),
})

export const listAllProductsQuery = listProductsQuery.extend({
  /** `true` leaves only what runs low: fewer than two minimum orders in stock, and neither a draft nor made to order. */
  low: z.enum(['true', 'false']).optional(),
  /** `true` leaves only what is not published yet. */
  drafts: z.enum(['true', 'false']).optional(),
  translations: withTranslations,
})

const orNothing = <Text extends z.ZodType>(written: Text) => z.literal('').or(written).optional()

/** What may be written in another language; an empty text takes it away. */
export const writtenTexts = z.object({
  name: orNothing(line(limits.nameLength)),
  description: orNothing(text(limits.descriptionLength)),
  category: orNothing(line(limits.categoryLength)),
  material: orNothing(line(limits.materialLength)),
  unit: orNothing(line(limits.unitLength)),
})

const details = {
  /** `true` keeps it out of the shop until it is published; its minimum may then exceed its stock. */
  draft: z.boolean().optional(),
  sku: sku.optional(),
  category: line(limits.categoryLength).optional(),
  /** An empty text removes it. */
  material: line(limits.materialLength).or(z.literal('')).optional(),
  /** Which of the tax rates it has, `standard` unless said; an empty text makes it that again. */
  taxClass: taxClass.or(z.literal('')).optional(),
  unit: line(limits.unitLength).optional(),
  weightGrams: z.int().min(0).max(limits.weightGrams).optional(),
  casePack: quantity.optional(),
  /** Left out: `stock`. A delivery of which pieces are promised can be moved, but not taken away. */
  supply: supply.optional(),
  priceBreaks: z
    .array(z.object({ minQuantity: quantity.min(2), price }))
    .max(limits.priceBreaks)
    .optional(),
  /** The texts in other languages, all of them: what is left out or empty is shown in English. */
  translations: inEachLanguage(writtenTexts).optional(),
  /** All images in their order, each once. The first is the main one and equals `img` where both are given. */
  images: z.array(imageUrl).min(1).max(limits.productImages).optional(),
}

/**
 * Without a SKU one is made of the name. That the minimum may not exceed the stock, and that the breaks' quantities
 * rise while their prices fall, are the use case's rules.
 */
export const newProduct = z.object({
  name: line(limits.nameLength),
  price,
  minQuantity: stock.min(1),
  availableQuantity: stock,
  description: text(limits.descriptionLength),
  img: imageUrl,
  ...details,
})

/** `key` is made once by the page, so that a product that is sent twice is added once. */
export const productToAdd = newProduct.extend({ key: z.uuid().optional() })

/** What an admin may change of a product beside its stock. Fields left out stay as they are; `img` alone replaces the main image. */
export const productChange = newProduct
  .omit({ availableQuantity: true })
  .partial()
  .extend({
    /** Publishes a draft. What was in the shop once becomes none again. */
    draft: z.literal(false).optional(),
    /**
     * What the fields were when somebody opened the form. Where one that is changed is something else by now, nothing is
     * written (`changed_meanwhile`); nor where what was a draft is in the shop by now, unless this publishes it too. Left out,
     * they are replaced whatever they are.
     */
    seen: z.record(z.string(), z.unknown()).optional(),
  })

/**
 * From a shopper a hold on `quantity` pieces (without it: the current stock minus `availableQuantity`).
 * At another price of them all than `price` (major units, dollars), as the page shows it, nothing is held: `price_changed`.
 * From an admin without `quantity` the stock is set to `availableQuantity`.
 */
export const stockChange = z.object({
  availableQuantity: stock,
  quantity: z.int().min(1).max(limits.maxQuantity).optional(),
  price: money.optional(),
})

/** `holdId` and `holdUntil` come with a hold: the units are the caller's until then. */
export const stockChanged = z.object({
  modifiedCount: z.number(),
  holdId: id.optional(),
  holdUntil: moment.optional(),
})
