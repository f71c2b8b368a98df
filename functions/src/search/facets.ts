import type { Locale } from '@wood-master/contract/locale'
import { inLanguageOf, type Product } from '../domain/catalog/product.ts'
import type { FacetCount, Facets } from '../domain/catalog/product-search.ts'

type Field = keyof Facets
type Chosen = Partial<Record<Field, string>>

const keyOf = (value: string) => value.toLowerCase()

/** Whether the product has every chosen value, compared without case. */
export function hasChosen(product: Product, chosen: Chosen): boolean {
  return matches(product, chosen, 'category') && matches(product, chosen, 'material')
}

/** Each facet counts beside the other's choice and not beside its own, so that people can change their mind. */
export function facetsOf(products: readonly Product[], chosen: Chosen, language: Locale): Facets {
  const facet = (field: Field, other: Field) =>
    counts(
      products.filter((product) => matches(product, chosen, other)),
      field,
      language,
    )
  return { category: facet('category', 'material'), material: facet('material', 'category') }
}

function matches(product: Product, chosen: Chosen, field: Field): boolean {
  const wanted = chosen[field]
  return wanted === undefined || keyOf(product[field] ?? '') === keyOf(wanted)
}

function counts(products: readonly Product[], field: Field, language: Locale): FacetCount[] {
  const found = new Map<string, FacetCount>()
  for (const product of products) {
    const value = product[field]
    if (!value) continue
    const known = found.get(keyOf(value)) ?? { value, count: 0 }
    const label = inLanguageOf(product, language)[field]
    if (label !== value) known.label ??= label
    known.count++
    found.set(keyOf(value), known)
  }
  const shown = ({ label, value }: FacetCount) => label ?? value
  return [...found.values()].toSorted(
    (one, other) => other.count - one.count || shown(one).localeCompare(shown(other), language),
  )
}
