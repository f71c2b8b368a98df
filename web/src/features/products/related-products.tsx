import { EmptyState } from '#components/feedback/empty-state.tsx'
import { PlainLink } from '#components/ui/button.tsx'
import { paths } from '#config/paths.ts'
import type { Product } from '#lib/api/products.ts'
import * as m from '#texts/products.ts'
import { ProductCard } from './product-card.tsx'
import { productGridClass } from './product-grid.ts'

interface RelatedProductsProps {
  title: string
  products: Product[]
  currency: string
}

export function RelatedProducts({ title, products, currency }: RelatedProductsProps) {
  if (products.length === 0) return null
  return (
    <section aria-label={title} className="mt-14">
      <h2 className="mb-6 text-2xl sm:text-3xl">{title}</h2>
      <div className={`${productGridClass(products.length === 4 ? 4 : 3)} later-one-by-one max-lg:later`}>
        {products.map((product) => (
          <ProductCard key={product._id} product={product} currency={currency} />
        ))}
      </div>
    </section>
  )
}

export function NothingFound({ near, currency }: { near: Product[]; currency: string }) {
  return (
    <>
      <EmptyState title={m.noneFound()} text={m.noneFoundText()}>
        <PlainLink to={paths.products}>{m.seeAll()}</PlainLink>
      </EmptyState>
      <RelatedProducts title={m.nearTitle()} products={near} currency={currency} />
    </>
  )
}
