import { paths } from '#config/paths.ts'
import { countOf } from '#lib/text/count.ts'
import { numberText } from '#lib/text/numbers.ts'
import type { Overview } from './overview-api.ts'
import { ProductList } from './product-list.tsx'

/** The products to make or order next: at the rate of the last thirty days they are soon sold out. */
export function RunningOut({ products }: { products: Overview['runningOut'] }) {
  return (
    <ProductList
      title="Runs out soon"
      empty="At the rate of the last 30 days, nothing runs out within a month."
      products={products}
      linkOf={paths.editProduct}
    >
      {({ availableQuantity, daysLeft }) => (
        <>
          <span className="block font-semibold">
            {daysLeft === 0 ? 'Less than a day' : `About ${countOf(daysLeft, 'day')}`}
          </span>
          {numberText(availableQuantity)} in stock
        </>
      )}
    </ProductList>
  )
}
