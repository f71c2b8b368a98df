import type { Locale } from '@wood-master/contract/locale'
import { inLanguageOf, type Product } from '../domain/catalog/product.ts'
import type { FacetCount, Facets } from '../domain/catalog/product-search.ts'

type Field = keyof Facets
type Chosen = Partial<Record<Field, string>>

const keyOf = (value: string) => value.toLowerCase()

export function hasChosen(product: Product, chosen: Chosen): boolean {
  return matches(product, chosen, 'category') && matches(product, chosen, 'material')
}

/**
 * Each facet counts beside the other's choice and not beside its own, so that people can change their mind; what was chosen
 * is among them, named as `all` products do, also where none is left of it.
 */
export function facetsOf(
  products: readonly Product[],
  chosen: Chosen,
  language: Locale,
  all: readonly Product[],
): Facets {
  const facet = (field: Field, other: Field) => {
    const found = counts(
      products.filter((product) => matches(product, chosen, other)),
      field,
      language,
    )
    const isListed = found.some(({ value }) => keyOf(value) === keyOf(chosen[field] ?? ''))
    return isListed ? found : [...found, ...labelled(all, field, withChosen(chosen[field]), language)]
  }
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
    known.label ??= labelOf(product, field, language)
    known.count++
    found.set(keyOf(value), known)
  }
  return inOrder([...found.values()], language)
}

/** Counts by their values in lower case, where what was chosen is never missing. */
export const withChosen = (chosen: string | undefined, counted: readonly [string, number][] = []) =>
  new Map([...(chosen === undefined ? [] : [[keyOf(chosen), 0] as const]), ...counted])

/** Counts that were made elsewhere, by their values in lower case, with what the products call these. */
export function labelled(
  products: readonly Product[],
  field: Field,
  counted: ReadonlyMap<string, number>,
  language: Locale,
): FacetCount[] {
  const left = new Map(counted)
  const found: FacetCount[] = []
  for (const product of products) {
    if (left.size === 0) break
    const value = product[field] ?? ''
    const count = left.get(keyOf(value))
    if (count === undefined) continue
    left.delete(keyOf(value))
    found.push({ value, label: labelOf(product, field, language), count })
  }
  return inOrder(found, language)
}

function labelOf(product: Product, field: Field, language: Locale): string | undefined {
  const label = inLanguageOf(product, language)[field]
  return label === product[field] ? undefined : label
}

function inOrder(counts: FacetCount[], language: Locale): FacetCount[] {
  const shown = ({ label, value }: FacetCount) => label ?? value
  return counts.toSorted(
    (one, other) => other.count - one.count || shown(one).localeCompare(shown(other), language),
  )
}
