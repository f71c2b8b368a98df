import { locales } from '@wood-master/contract/locale'
import { translatedLocales } from '@wood-master/contract/product-texts'
import type { ReactNode } from 'react'
import { Link } from '#components/ui/navigation.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Price } from '#components/ui/price.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { paths } from '#config/paths.ts'
import { mayPress } from '#lib/api/queries.ts'
import * as m from '#texts/overview.ts'
import type { Overview } from './sales-summary.ts'

export function BestSellers({ products, currency }: { products: Overview['bestSellers']; currency: string }) {
  return (
    <ProductList title={m.bestSellers()} empty={m.noneSold()} products={products} linkOf={paths.product}>
      {({ quantity, amount }) => (
        <>
          <Price amount={amount} currency={currency} className="block font-semibold" />
          {m.countUnits({ count: quantity })}
        </>
      )}
    </ProductList>
  )
}

export function RunningOut({ products }: { products: Overview['runningOut'] }) {
  return (
    <ProductList
      title={m.runsOutSoon()}
      empty={m.noneRunsOut()}
      products={products}
      linkOf={mayPress('changeProduct') ? adminPaths.editProduct : paths.product}
      factsOf={m.supplyFacts}
    >
      {({ available, daysLeft }) => (
        <>
          <span className="block font-semibold">
            {daysLeft === 0 ? m.lessThanADay() : m.aboutDays({ count: daysLeft })}
          </span>
          {m.available({ count: available })}
        </>
      )}
    </ProductList>
  )
}

export function Untranslated({ counts }: { counts: Overview['untranslated'] }) {
  return translatedLocales
    .filter((language) => counts[language] > 0)
    .map((language) => (
      <p key={language} className="mt-3 text-base-content/80">
        {m.untranslated({ count: counts[language], language: locales[language] })}
      </p>
    ))
}

interface ProductListProps<Product> {
  title: string
  empty: string
  products: Product[]
  linkOf: (productId: string) => string
  factsOf?: (product: Product) => string
  children: (product: Product) => ReactNode
}

function ProductList<Product extends { productId: string; name: string; img: string }>(
  props: ProductListProps<Product>,
) {
  const { title, empty, products, linkOf, factsOf, children } = props
  return (
    <section aria-label={title} className="rounded-box border border-base-300 p-5 sm:p-6">
      <h2 className="text-2xl">{title}</h2>
      {products.length === 0 ? (
        <p className="mt-3 text-base-content/80">{empty}</p>
      ) : (
        <ol className="mt-3 divide-y divide-base-300">
          {products.map((product) => (
            <li
              key={product.productId}
              className="grid min-h-14 grid-cols-[3rem_1fr] items-center gap-x-4 py-2 sm:grid-cols-[3rem_1fr_auto]"
            >
              <Picture
                src={product.img}
                alt=""
                sizes="3rem"
                className="size-12 rounded-field max-sm:row-span-2"
              />
              <p className="wrap-anywhere min-w-0">
                <Link to={linkOf(product.productId)} className="font-semibold hover:underline">
                  {product.name}
                </Link>
                <span className="block text-base-content/75 text-sm tabular-nums">{factsOf?.(product)}</span>
              </p>
              <p className="text-sm tabular-nums max-sm:col-start-2 sm:text-end">{children(product)}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
