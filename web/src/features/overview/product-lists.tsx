import type { ReactNode } from 'react'
import { Link } from '#components/ui/navigation.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Price } from '#components/ui/price.tsx'
import { paths } from '#config/paths.ts'
import * as m from '#texts/overview.ts'
import type { Overview } from './overview-api.ts'

interface BestSellersProps {
  products: Overview['bestSellers']
  currency: string
}

export function BestSellers({ products, currency }: BestSellersProps) {
  return (
    <ProductList
      title={m.bestSellers()}
      empty={m.nothingWasSoldInThe()}
      products={products}
      linkOf={paths.product}
    >
      {({ quantity, amount }) => (
        <>
          <Price amount={amount} currency={currency} className="block font-semibold" />
          {m.countUnits({ count: quantity })}
        </>
      )}
    </ProductList>
  )
}

/** The products to make or order next: at the rate of the last thirty days they are soon sold out. */
export function RunningOut({ products }: { products: Overview['runningOut'] }) {
  return (
    <ProductList
      title={m.runsOutSoon()}
      empty={m.atTheRateOfThe()}
      products={products}
      linkOf={paths.editProduct}
    >
      {({ availableQuantity, daysLeft }) => (
        <>
          <span className="block font-semibold">
            {daysLeft === 0 ? m.lessThanADay() : m.aboutCountPluralOneDay({ count: daysLeft })}
          </span>
          {m.inStock({ count: availableQuantity })}
        </>
      )}
    </ProductList>
  )
}

interface ListedProduct {
  productId: string
  name: string
  img: string
}

interface ProductListProps<Product> {
  title: string
  /** Stands instead of the list when there is nothing to list. */
  empty: string
  products: Product[]
  linkOf: (productId: string) => string
  children: (product: Product) => ReactNode
}

function ProductList<Product extends ListedProduct>(props: ProductListProps<Product>) {
  const { title, empty, products, linkOf, children } = props
  return (
    <section aria-label={title} className="rounded-box border border-base-300 p-5 sm:p-6">
      <h2 className="text-2xl">{title}</h2>
      {products.length === 0 ? (
        <p className="mt-3 text-base-content/80">{empty}</p>
      ) : (
        <ol className="mt-3 divide-y divide-base-300">
          {products.map((product) => (
            <li key={product.productId} className="flex min-h-14 items-center gap-4 py-2">
              <Picture src={product.img} alt="" sizes="3rem" className="size-12 rounded-field" />
              <Link to={linkOf(product.productId)} className="min-w-0 flex-1 font-semibold hover:underline">
                {product.name}
              </Link>
              <p className="shrink-0 text-right text-sm tabular-nums">{children(product)}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
