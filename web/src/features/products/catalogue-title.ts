import { locale } from '@wood-master/contract/locale'
import type { CatalogPage, FacetCount } from '#lib/api/catalog.ts'
import * as m from '#texts/products.ts'
import { readCatalogueFilters } from './filters.ts'

/** The value as the shop writes it: filters are compared without case, and their names are in the language of the page. */
function asWritten(value: string | undefined, counts: readonly FacetCount[]): FacetCount | undefined {
  const written = counts.find((count) => count.value.toLowerCase() === value?.toLowerCase())
  return written ?? (value === undefined ? undefined : { value, count: 0 })
}

/** German writes what things are made of with a capital anywhere. */
const withinSentence = (name: string) => (locale() === 'de' ? name : name.toLowerCase())

const nameOf = ({ label, value }: FacetCount) => label ?? value

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
  const chosen = chosenFacets(search, catalog)
  const category = chosen.category ? nameOf(chosen.category) : m.products()
  const material = chosen.material && nameOf(chosen.material)
  const named = material ? m.categoryOfMaterial({ category, material: withinSentence(material) }) : category
  return q ? m.searchAndTitle({ words: q, title: named }) : named
}
