import { Price } from '#components/ui/price.tsx'
import { paths } from '#config/paths.ts'
import * as m from '#texts/overview.ts'
import type { Overview } from './overview-api.ts'
import { ProductList } from './product-list.tsx'

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
