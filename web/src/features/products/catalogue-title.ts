import { readCatalogueFilters } from './filters.ts'

/** What the tab, the history and search engines call this part of the catalogue: 'Oak legs and feet'. */
export function catalogueTitle(search: URLSearchParams): string {
  const { q, category, material } = readCatalogueFilters(search)
  const kind = category ?? 'Products'
  const named = material ? `${kind} of ${material.toLowerCase()}` : kind
  return q ? `“${q}” · ${named}` : named
}
