import type { PageSettings } from '@wood-master/contract/pages'
import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { ErrorState } from '#components/feedback/error-state.tsx'
import { ListFrame } from '#components/lists/list-frame.tsx'
import { AddressContext } from '#components/lists/use-address.ts'
import { documentNavigation } from '#components/ui/navigation.tsx'
import { PageHeading, PageTitle } from '#components/ui/page-heading.tsx'
import { FacetChips, PriceCeiling, ViewSwitch } from '#features/products/catalogue-choices.tsx'
import { CatalogueFilters } from '#features/products/catalogue-filters.tsx'
import { CatalogueSearch } from '#features/products/catalogue-search.tsx'
import { catalogueTitle } from '#features/products/catalogue-title.ts'
import { catalogueParams, isListView } from '#features/products/filters.ts'
import { ProductCard } from '#features/products/product-card.tsx'
import { productGridClass } from '#features/products/product-grid.ts'
import { NothingFound } from '#features/products/related-products.tsx'
import type { CatalogPage } from '#lib/api/catalog.ts'
import type { Product } from '#lib/api/products.ts'
import { whenShownAgain } from '#lib/browser/shown-again.ts'
import * as m from '#texts/documents.ts'
import { DocumentFrame } from './document-frame.tsx'
import type { createListAddress } from './list-address.ts'
import { ListLink } from './list-link.tsx'

/** All of the first row, and all that a phone shows first. */
const cardsInFirstView = 3
/** Full rows in two columns and in three. */
const cardsInFirstGrid = 6

interface CataloguePageProps {
  address: ReturnType<typeof createListAddress>
  settings: PageSettings
  /** Draws what is found as lines instead of cards. */
  Table: FoundProps['Table']
}

interface FoundProps {
  catalog: CatalogPage
  currency: string
  search: URLSearchParams
  Table: ComponentType<{ products: Product[]; currency: string }>
}

function Found({ catalog, currency, search, Table }: FoundProps) {
  const { products: items, near = [], nextCursor } = catalog
  const cardOf = (product: Product, index: number) => (
    <ProductCard
      key={product._id}
      product={product}
      currency={currency}
      level={2}
      eager={index < cardsInFirstView}
    />
  )
  return (
    <ListFrame
      page={nextCursor ? { items, nextCursor } : { items }}
      noun="product"
      label={m.products()}
      empty={<NothingFound near={near} currency={currency} />}
    >
      {(products) => {
        if (isListView(search)) {
          return <Table products={products} currency={currency} />
        }
        const cards = products.map(cardOf)
        return (
          <>
            <div
              className={`${productGridClass()} frame-later later-cards [contain-intrinsic-height:116rem] not-has-[>template]:hidden`}
            >
              {cards.slice(0, cardsInFirstGrid)}
              {/* Half a row would change its height with the other half: nothing is laid out before this end. */}
              <template />
            </div>
            {cards.length > cardsInFirstGrid && (
              <div className="mt-3 max-lg:later sm:mt-6">
                <div className={productGridClass()}>{cards.slice(cardsInFirstGrid)}</div>
              </div>
            )}
          </>
        )
      }}
    </ListFrame>
  )
}

export function CataloguePage({ address, settings: { currency }, Table }: CataloguePageProps) {
  const read = () => address.state
  const { location, navigation, data: catalog, error } = useSyncExternalStore(address.subscribe, read, read)
  useEffect(() => address.listen(), [address])
  // Prices and stock may be old then; a document that was just sent is a minute old at most.
  useEffect(() => whenShownAgain(() => void address.refresh()), [address])
  const search = new URLSearchParams(location.search)
  const { facets, total } = catalog
  return (
    <AddressContext value={address}>
      <DocumentFrame navigation={{ ...documentNavigation(location), Link: ListLink }}>
        <div className="page py-6 lg:py-8">
          <PageTitle title={catalogueTitle(search, catalog)} />
          <PageHeading intro={m.catalogueIntro()}>{m.products()}</PageHeading>
          <CatalogueFilters
            words={<CatalogueSearch currency={currency} />}
            below={
              <>
                <FacetChips
                  label={m.categories()}
                  param={catalogueParams.category}
                  counts={facets.category}
                />
                <FacetChips label={m.materials()} param={catalogueParams.material} counts={facets.material} />
              </>
            }
          >
            <PriceCeiling />
          </CatalogueFilters>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="text-base-content/75">{m.countProducts({ count: total })}</p>
            <ViewSwitch />
          </div>
          {error === undefined ? (
            <Found catalog={catalog} currency={currency} search={search} Table={Table} />
          ) : (
            <ErrorState
              error={error}
              retry={() => void address.retry()}
              pending={navigation.state === 'loading'}
            />
          )}
        </div>
      </DocumentFrame>
    </AddressContext>
  )
}
