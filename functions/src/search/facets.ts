import type { Product } from '../domain/catalog/product.ts'
import type { FacetCount, Facets } from '../domain/catalog/product-search.ts'

type Field = keyof Facets
type Chosen = Partial<Record<Field, string>>

const keyOf = (value: string) => value.toLowerCase()

/** Whether the product has every chosen value, compared without case. */
export function hasChosen(product: Product, chosen: Chosen): boolean {
  return matches(product, chosen, 'category') && matches(product, chosen, 'material')
}

/** Each facet counts beside the other's choice and not beside its own, so that people can change their mind. */
export function facetsOf(products: readonly Product[], chosen: Chosen): Facets {
  return {
    category: counts(products, 'category', (product) => matches(product, chosen, 'material')),
    material: counts(products, 'material', (product) => matches(product, chosen, 'category')),
  }
}

function matches(product: Product, chosen: Chosen, field: Field): boolean {
  const wanted = chosen[field]
  return wanted === undefined || keyOf(product[field] ?? '') === keyOf(wanted)
}

function counts(
  products: readonly Product[],
  field: Field,
  counted: (product: Product) => boolean,
): FacetCount[] {
  const found = new Map<string, FacetCount>()
  for (const product of products) {
    const value = product[field]
    if (!value || !counted(product)) continue
    const known = found.get(keyOf(value))
    if (known) known.count++
    else found.set(keyOf(value), { value, count: 1 })
  }
  return [...found.values()].toSorted(
    (one, other) => other.count - one.count || one.value.localeCompare(other.value),
  )
}
