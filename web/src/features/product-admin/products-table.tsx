import { isInStock, isLow } from '@wood-master/contract/purchase-rules'
import { useState } from 'react'
import { DeleteButton } from '#components/forms/action-button.tsx'
import { useOnce } from '#components/forms/use-once.ts'
import { Table } from '#components/lists/table.tsx'
import { Button, PlainLink } from '#components/ui/button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Price } from '#components/ui/price.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { paths } from '#config/paths.ts'
import { api } from '#lib/api/api.ts'
import type { Product } from '#lib/api/products.ts'
import { keepFocus } from '#lib/browser/focus-heading.ts'
import { utcDayText } from '#lib/text/dates.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as m from '#texts/product-admin.ts'
import type { StockLevel } from './product-admin-api.ts'
import { StockDialog, StockFigures } from './stock-dialog.tsx'

const byDay = (one: { on: string }, other: { on: string }) => one.on.localeCompare(other.on)

interface ProductsTableProps {
  products: Product[]
  levels: ReadonlyMap<string, StockLevel>
  currency: string
}

export function ProductsTable({ products, levels, currency }: ProductsTableProps) {
  return (
    <Table
      className="table-cards rows-even"
      caption={m.products()}
      columns={[[m.product()], [m.price()], [m.minimum()], [m.stock(), 'xl:w-62'], [m.actions()]]}
    >
      {products.map((product) => {
        const level = levels.get(product._id)
        const { supply } = product
        const next = supply?.kind === 'backorder' ? supply.incoming.toSorted(byDay)[0] : undefined
        const isGone = !isInStock(product) && !product.promise
        return (
          <tr
            key={product._id}
            ref={keepFocus}
            data-product={product._id}
            className={isLow(product) ? 'bg-warning/10' : ''}
          >
            <td>
              <div className="flex items-center gap-3">
                <Picture src={product.img} alt="" sizes="4rem" className="h-9 w-12 shrink-0 rounded-field" />
                <div className="min-w-0">
                  <Link
                    to={product.draft ? adminPaths.editProduct(product._id) : paths.purchase(product._id)}
                    className="link-hover wrap-anywhere font-semibold"
                  >
                    {keepUnits(product.name)}
                  </Link>{' '}
                  {product.draft && <span className="badge badge-outline badge-sm">{m.draft()}</span>}
                  <bdi className="block wrap-anywhere text-base-content/75 text-sm">{product.sku}</bdi>
                </div>
              </div>
            </td>
            <td data-label={m.price()}>
              <Price amount={product.price} currency={currency} />
            </td>
            <td data-label={m.minimum()}>
              <span className="tabular-nums">{product.minQuantity}</span>
            </td>
            <td data-label={m.stock()}>
              <div className="xl:text-sm">
                {level && <StockFigures level={level} />}
                {!product.draft && (isGone || isLow(product)) && (
                  <span
                    className={`badge badge-sm mt-1 whitespace-nowrap ${isGone ? 'badge-error' : 'badge-warning'}`}
                  >
                    {isGone ? m.notAvailable() : m.lowStock()}
                  </span>
                )}
                {next && (
                  <p className="text-sm">
                    {m.deliveryOn({ quantity: next.quantity, day: utcDayText(next.on) })}
                  </p>
                )}
                {supply?.kind === 'made' && <p className="text-sm">{m.supplyMade()}</p>}
              </div>
            </td>
            <td>
              <ProductActions product={product} />
            </td>
          </tr>
        )
      })}
    </Table>
  )
}

function ProductActions({ product }: { product: Product }) {
  const [booking, setBooking] = useState(false)
  const once = useOnce()
  return (
    <div className="flex flex-wrap gap-2 xl:flex-nowrap xl:justify-end xl:gap-1.5 xl:[&_.btn]:px-2">
      <PlainLink to={adminPaths.editProduct(product._id)} small>
        {richText(m.editProduct(product))}
      </PlainLink>
      <PlainLink to={adminPaths.duplicateProduct(product._id)} small>
        {richText(m.duplicateProduct(product))}
      </PlainLink>
      <Button look="plain" small onClick={() => setBooking(true)}>
        {richText(m.stockProduct(product))}
      </Button>
      <DeleteButton
        look="danger"
        small
        action={() => api.call('deleteProduct', { params: { id: product._id } })}
      >
        {richText(m.deleteProduct(product))}
      </DeleteButton>
      {booking && <StockDialog product={product} once={once} onClose={() => setBooking(false)} />}
    </div>
  )
}
