import * as z from 'zod'
import { line, page, price, search } from './fields.ts'
import { limits } from './limits.ts'
import { translatedLocales } from './product-texts.ts'
import { product, productOrders } from './products.ts'

export const browseCatalogQuery = z.object({
  ...page,
  q: search,
  /** Compared without case. */
  category: line(limits.categoryLength).optional(),
  /** Compared without case. */
  material: line(limits.materialLength).optional(),
  /** Major units (dollars) for one unit, below the first price break. */
  maxPrice: z.coerce.number().pipe(price).optional(),
  /** `true` leaves out what cannot be bought now. */
  available: z.enum(['true', 'false']).optional(),
  /** Left out: how well it fits `q`, else the newest first. */
  sort: z.enum(productOrders).optional(),
})

/** `label` is the value in the language of the page, where that is not English; filters take the value alone. */
const counts = z.array(z.object({ value: z.string(), label: z.string().optional(), count: z.number() }))

/** A page of the catalogue. Each facet counts what its values would leave beside all the other filters. */
export const catalogPage = z.object({
  products: z.array(product),
  total: z.number(),
  facets: z.object({ category: counts, material: counts }),
  nextCursor: z.string().optional(),
  /** Only where nothing was found: what comes near. */
  near: z.array(product).optional(),
})
export type CatalogPage = z.infer<typeof catalogPage>

/** Who types `typed` is also shown what `means` finds; in English unless a language is named. */
export const searchSettings = z.object({
  synonyms: z
    .array(
      z.object({
        typed: line(limits.searchLength),
        means: line(limits.searchLength),
        language: z.enum(translatedLocales).optional(),
      }),
    )
    .max(limits.synonyms),
})
export type SearchSettings = z.infer<typeof searchSettings>
