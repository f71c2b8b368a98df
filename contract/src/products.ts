import { z } from 'zod'
import { id, imageUrl, moment, page, price, search, stock, text } from './fields.ts'
import { limits } from './limits.ts'

export const product = z.object({
  _id: id,
  name: z.string(),
  /** Major units (dollars) for one piece. */
  price: z.number(),
  minQuantity: z.number(),
  availableQuantity: z.number(),
  description: z.string(),
  img: z.string(),
  /** More pictures of the same thing. */
  views: z.array(z.string()).optional(),
  createdAt: moment,
})
export type Product = z.infer<typeof product>

export const productOrders = ['newest', 'price', '-price', 'name'] as const

export const listProductsQuery = z.object({
  ...page,
  q: search,
  sort: z.enum(productOrders).optional(),
  /** `true` leaves out what can't be bought now. */
  inStock: z.enum(['true', 'false']).optional(),
  /** `true` leaves only what runs low: fewer than two minimum orders on the shelf. */
  low: z.enum(['true', 'false']).optional(),
  /** Any text that nobody used before keeps the CDN and the server's memory out, for those who change the shelf. */
  fresh: z.string().max(40).optional(),
})

/** That the minimum may not exceed the stock is the use case's rule: it has the shop's own sentence. */
export const newProduct = z.object({
  name: text(limits.nameLength),
  price,
  minQuantity: stock.min(1),
  availableQuantity: stock,
  description: text(limits.descriptionLength),
  img: imageUrl,
})
export type NewProduct = z.infer<typeof newProduct>

/** What an admin may change of a product beside its stock. Fields left out stay as they are. */
export const productChange = newProduct.omit({ availableQuantity: true }).partial()

/**
 * From a shopper a hold on `quantity` pieces (without it: the current stock minus `availableQuantity`).
 * From an admin without `quantity` the stock is set to `availableQuantity`.
 */
export const stockChange = z.object({
  availableQuantity: stock,
  quantity: z.int().min(1).max(limits.maxQuantity).optional(),
})

/** `holdId` and `holdUntil` come with a hold: the units are the caller's until then. */
export const stockChanged = z.object({
  modifiedCount: z.number(),
  holdId: id.optional(),
  holdUntil: moment.optional(),
})
