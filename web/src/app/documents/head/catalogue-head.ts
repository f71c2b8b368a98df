import { numberText } from '@wood-master/contract/text-parts'
import type { Graph } from 'schema-dts'
import { pageOf } from '#components/lists/use-address.ts'
import { paths } from '#config/paths.ts'
import { catalogueTitle, chosenFacets } from '#features/products/catalogue-title.ts'
import { catalogueParams, isListView, readCatalogueFilters } from '#features/products/filters.ts'
import { cardPictureSizes } from '#features/products/product-card.tsx'
import type { CatalogPage } from '#lib/api/catalog.ts'
import * as m from '#texts/documents.ts'
import type { PageHead } from './page-head.tsx'
import { breadcrumbNode, type Crumb, shopNode } from './shop-graph.ts'

/** The filter that makes a page of its own: what is searched, sorted or narrowed further is the same list again. */
function ownFilter(search: URLSearchParams, catalog: CatalogPage): Crumb | undefined {
  const { category, material } = chosenFacets(search, catalog)
  const chosen = category ?? material
  if (!chosen) return undefined
  const param = category ? catalogueParams.category : catalogueParams.material
  const { value, label: name = value } = chosen
  return { name, path: `${paths.products}?${new URLSearchParams({ [param]: value })}` }
}

/** Further pages, words, combined filters and empty lists are of no use to those who come from elsewhere. */
function isDeep(search: URLSearchParams, { total }: CatalogPage): boolean {
  const { q, category, material, maxPrice, available } = readCatalogueFilters(search)
  const narrowed = q !== undefined || maxPrice !== undefined || available !== undefined
  return (
    total === 0 || narrowed || (category && material) !== undefined || pageOf(search).cursor !== undefined
  )
}

function graphOf(catalog: CatalogPage, crumbs: readonly Crumb[], site: string): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'CollectionPage',
        name: crumbs.at(-1)?.name ?? '',
        url: new URL(crumbs.at(-1)?.path ?? '/', site).href,
        mainEntity: {
          '@type': 'ItemList',
          numberOfItems: catalog.total,
          itemListElement: catalog.products.map(({ _id, name }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            url: new URL(paths.product(_id), site).href,
          })),
        },
      },
      breadcrumbNode(crumbs, site),
      shopNode(site),
    ],
  }
}

const everything = m.catalogueDescription()

export function catalogueHead(search: URLSearchParams, catalog: CatalogPage, site: string): PageHead {
  const title = catalogueTitle(search, catalog)
  const image = `${site}/og.jpg`
  const count = numberText(catalog.total)
  const filter = ownFilter(search, catalog)
  const description = filter ? m.categoryDescription({ title, count }) : everything
  const [first] = isListView(search) ? [] : catalog.products
  const picture = first && { picture: { src: first.img, sizes: cardPictureSizes } }
  if (isDeep(search, catalog)) return { title, description, image, ...picture, noindex: true }
  const path = filter?.path ?? paths.products
  const crumbs = [
    { name: m.home(), path: paths.home },
    { name: m.products(), path: paths.products },
    ...(filter ? [filter] : []),
  ]
  return {
    title,
    description,
    image,
    ...picture,
    canonical: new URL(path, site).href,
    graph: graphOf(catalog, crumbs, site),
  }
}
