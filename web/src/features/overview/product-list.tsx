import type { ReactNode } from 'react'
import { Link } from '#components/ui/navigation.tsx'
import { Picture } from '#components/ui/picture.tsx'

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

export function ProductList<Product extends ListedProduct>(props: ProductListProps<Product>) {
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
