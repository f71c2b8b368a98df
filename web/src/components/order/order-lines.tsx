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
          className="grid grid-cols-[3.5rem_1fr] items-start gap-x-4 sm:grid-cols-[3.5rem_1fr_auto] border-base-300 border-t py-3 first:border-t-0"
        >
          <Picture
            src={line.img}
            alt=""
            sizes="3.5rem"
            className="aspect-square w-full rounded-field max-sm:row-span-2"
          />
          <div className="min-w-0">
            <Link to={paths.purchase(line.productId)} className="wrap-anywhere font-semibold hover:underline">
              {keepUnits(line.name)}
            </Link>
            <p className="text-base-content/75 text-sm">
              {richText(m.lineFacts({ ...line, unit: keepUnits(line.unit) }), {
                price: () => <Price amount={line.unitPrice} currency={currency} />,
              })}
            </p>
            {line.toShip > 0 && <p className="text-sm">{leavesText(line.promise)}</p>}
            {line.refundedQuantity > 0 && <p className="text-sm">{m.refundedUnits(line)}</p>}
            {below?.(line)}
          </div>
          <Price amount={line.price} currency={currency} className="font-semibold max-sm:col-start-2" />
        </li>
      ))}
    </ul>
  )
}

export function OrderContent({ order }: { order: Order }) {
  const { quantity, currency } = order
  const { lines } = shownOrder(order)
  if (lines.length > 1)
    return listText([m.countProducts({ count: lines.length }), m.countUnits({ count: quantity })])
  return (
    <span>
      {quantity} × <Price amount={lines[0]?.unitPrice ?? order.unitPrice} currency={currency} />
    </span>
  )
}
