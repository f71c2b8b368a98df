import { listText } from '@wood-master/contract/list-text'
import type { ReactNode } from 'react'
import { Link } from '#components/ui/navigation.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Price } from '#components/ui/price.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { paths } from '#config/paths.ts'
import type { Order } from '#lib/api/orders.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import { leavesText } from '#lib/text/leaves.ts'
import * as m from '#texts/order.ts'
import { shownOrder } from './shown-order.ts'

interface OrderLinesProps {
  order: Order
  below?: ((line: Order['lines'][number]) => ReactNode) | undefined
}

export function OrderLines({ order, below }: OrderLinesProps) {
  const { currency } = order
  const { lines } = shownOrder(order)
  return (
    <ul aria-label={m.orderedProducts()}>
      {lines.map((line) => (
        <li
          key={line.productId}
          className="grid grid-cols-[3.5rem_1fr_auto] items-start gap-x-4 border-base-300 border-t py-3 first:border-t-0"
        >
          <Line line={line} currency={currency} below={below?.(line)} />
        </li>
      ))}
    </ul>
  )
}

interface LineProps {
  line: Order['lines'][number]
  currency: string
  below: ReactNode
}

function Line({ line, currency, below }: LineProps) {
  const { productId, name, sku, img, unit, quantity, unitPrice, price, refundedQuantity, toShip } = line
  return (
    <>
      <Picture src={img} alt="" sizes="3.5rem" className="aspect-square w-full rounded-field" />
      <div className="min-w-0">
        <Link to={paths.purchase(productId)} className="wrap-anywhere font-semibold hover:underline">
          {keepUnits(name)}
        </Link>
        <p className="text-base-content/75 text-sm">
          {richText(m.lineFacts({ sku, quantity, unit: keepUnits(unit) }), {
            price: () => <Price amount={unitPrice} currency={currency} />,
          })}
        </p>
        {toShip > 0 && <p className="text-sm">{leavesText(line.promise)}</p>}
        {refundedQuantity > 0 && <p className="text-sm">{m.refundedUnits({ refundedQuantity, quantity })}</p>}
        {below}
      </div>
      <Price amount={price} currency={currency} className="font-semibold" />
    </>
  )
}

export function OrderContent({ order }: { order: Order }) {
  const { quantity, currency } = order
  const { lines } = shownOrder(order)
  if (lines.length > 1)
    return listText([m.countProducts({ count: lines.length }), m.countUnits({ count: quantity })])
  return (
    <>
      {quantity} × <Price amount={lines[0]?.unitPrice ?? order.unitPrice} currency={currency} />
    </>
  )
}
