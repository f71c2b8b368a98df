import { Price } from '#components/ui/price.tsx'
import { paths } from '#config/paths.ts'
import { countOf } from '#lib/text/count.ts'
import type { Overview } from './overview-api.ts'
import { ProductList } from './product-list.tsx'

interface BestSellersProps {
  products: Overview['bestSellers']
  currency: string
}

export function BestSellers({ products, currency }: BestSellersProps) {
  return (
    <ProductList
      title="Best sellers"
      empty="Nothing was sold in the last 30 days."
      products={products}
      linkOf={paths.product}
    >
      {({ quantity, amount }) => (
        <>
          <Price amount={amount} currency={currency} className="block font-semibold" />
          {countOf(quantity, 'unit')}
        </>
      )}
    </ProductList>
  )
}
