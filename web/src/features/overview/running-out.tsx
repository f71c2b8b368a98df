import { paths } from '#config/paths.ts'
import * as m from '#texts/overview.ts'
import type { Overview } from './overview-api.ts'
import { ProductList } from './product-list.tsx'

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
