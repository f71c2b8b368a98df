import type { CatalogPage, FacetCount } from '#lib/api/catalog.ts'
import * as m from '#texts/products.ts'
import { readCatalogueFilters } from './filters.ts'

/** The value as the shop writes it: filters are compared without case. */
const asWritten = (value: string | undefined, counts: readonly FacetCount[]) =>
  counts.find((count) => count.value.toLowerCase() === value?.toLowerCase())?.value ?? value

/** The chosen category and material as the shop writes them. */
export function chosenFacets(search: URLSearchParams, { facets }: Pick<CatalogPage, 'facets'>) {
  const { category, material } = readCatalogueFilters(search)
  return {
    category: asWritten(category, facets.category),
    material: asWritten(material, facets.material),
  }
}

/** What the tab, the history and search engines call this part of the catalogue: 'Legs and feet of oak'. */
export function catalogueTitle(search: URLSearchParams, catalog: Pick<CatalogPage, 'facets'>): string {
  const { q } = readCatalogueFilters(search)
  const { category = m.products(), material } = chosenFacets(search, catalog)
  const named = material ? `${category} of ${material.toLowerCase()}` : category
  return q ? `“${q}” · ${named}` : named
}
