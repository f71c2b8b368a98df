import { numberText } from '@wood-master/contract/text-parts'
import { Table } from '#components/lists/table.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { PerUnit, Price, PriceBreaks } from '#components/ui/price.tsx'
import { srOnly } from '#components/ui/rich-text.tsx'
import { paths } from '#config/paths.ts'
import type { Product } from '#lib/api/products.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import { nextText } from '#lib/text/leaves.ts'
import * as m from '#texts/products.ts'
import { BuyNow } from './buy-now.tsx'
import { RowOrder, rowButton } from './row-order.tsx'

/** A line a product, for people who order many of them and know what they want; a card each where lines don't fit. */
export function ProductTable({ products, currency }: { products: Product[]; currency: string }) {
  return (
    <Table
      className="table-cards rows-even rows-flow"
      caption={m.products()}
      columns={[
        [m.product()],
        [m.sku()],
        [m.price(), 'text-end!'],
        [m.minimum(), 'text-end!'],
        [m.stock(), 'text-end!'],
        [srOnly(m.buy())],
      ]}
    >
      {products.map((product) => (
        <tr key={product._id} data-product={product._id}>
          <th scope="row" className="xl:py-0.75!">
            <Link to={paths.product(product._id)} className="flex items-center gap-3 hover:underline">
              <Picture src={product.img} alt="" sizes="2.25rem" className="size-9 rounded-field" />
              <span className="wrap-anywhere min-w-0">{keepUnits(product.name)}</span>
            </Link>
          </th>
          <td data-label={m.sku()} className="wrap-anywhere">
            {/* In one piece, unless its length is at the cost of the name's. */}
            <bdi className="font-mono text-sm/tight xl:inline-block xl:w-max xl:max-w-[22ch]">
              {product.sku}
            </bdi>
          </td>
          <td data-label={m.price()} className="text-end">
            <div>
              <Price of={product} currency={currency} className="font-semibold" />
              <PerUnit of={product} className="ms-1 text-sm xl:whitespace-nowrap" />
              <PriceBreaks
                of={product}
                currency={currency}
                className="xl:justify-end xl:gap-x-3 xl:gap-y-0 xl:text-xs"
              />
            </div>
          </td>
          <td data-label={m.minimum()} className="text-end tabular-nums">
            {numberText(product.minQuantity)}
          </td>
          <td data-label={m.stock()} className="text-end tabular-nums">
            <div>
              {numberText(product.availableQuantity)}
              <span className="max-xl:ms-1.5 max-xl:text-sm xl:block xl:text-xs">{nextText(product)}</span>
            </div>
          </td>
          <td>
            <div className="flex items-center gap-2 max-xl:flex-wrap xl:whitespace-nowrap max-xl:justify-between">
              <RowOrder product={product} />
              <BuyNow product={product} className={rowButton} />
            </div>
          </td>
        </tr>
      ))}
    </Table>
  )
}
