import type { Product } from './product.ts'

/** A field that somebody changed, with its values where those are short; prices in minor units. */
export interface FieldChange {
  field: string
  from?: string | number | undefined
  to?: string | number | undefined
}

/** What people type in; stock has movements of its own. */
const typedFields = [
  'draft',
  'sku',
  'name',
  'category',
  'material',
  'taxClass',
  'unit',
  'weightGrams',
  'casePack',
  'unitPrice',
  'priceBreaks',
  'minQuantity',
  'supply',
  'description',
  'images',
  'translations',
] as const satisfies (keyof Product)[]

const longestValue = 120

const shortOf = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value.length <= longestValue) ? value : undefined

export function productChanges(before: Product, after: Product): FieldChange[] {
  return typedFields.flatMap((field) => {
    const [from, to] = [before[field], after[field]]
    return JSON.stringify(from) === JSON.stringify(to)
      ? []
      : [{ field, from: shortOf(from), to: shortOf(to) }]
  })
}
