import type { ReactNode } from 'react'
import { DateText } from '#components/ui/date-text.tsx'
import type { Order } from '#lib/api/orders.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as m from '#texts/order.ts'
import { Tracking } from './tracking.tsx'
import { type Shipment, unitsIn, unitsToPack } from './units-to-pack.ts'

interface ParcelsProps {
  order: Order
  /** What can be done with one of several shipments. */
  actions?: ((shipment: Shipment) => ReactNode) | undefined
}

/** How an order was sent: with one shipment its numbers, with several what each of them holds, and what follows. */
export function Parcels({ order, actions }: ParcelsProps) {
  const [first, ...others] = order.shipments
  if (!first) return null
  if (others.length === 0 && order.state !== 'part_shipped') return <Tracking labels={first} />
  const rest = unitsToPack(order)
  return (
    <ul aria-label={m.shipments()} className="mt-4">
      {order.shipments.map((shipment, index) => (
        <li key={shipment.id} className="border-base-300 border-t py-3 text-sm">
          <p className="flex flex-wrap items-center gap-x-4">
            <span className="font-semibold">{m.shipmentNumber({ number: index + 1 })}</span>
            <DateText at={shipment.shippedAt} withTime className="text-base-content/75" />
            {actions?.(shipment)}
          </p>
          <Units lines={unitsIn(order, shipment)} />
          <Tracking labels={shipment} />
        </li>
      ))}
      {order.state === 'part_shipped' && (
        <li className="border-base-300 border-t py-3 text-sm">
          <p className="font-semibold">{m.stillToCome()}</p>
          <Units lines={rest} />
        </li>
      )}
    </ul>
  )
}

function Units({ lines }: { lines: Order['lines'] }) {
  return (
    <ul>
      {lines.map(({ productId, quantity, unit, name }) => (
        <li key={productId} className="wrap-anywhere">
          {m.unitsOfLine({ quantity, unit: keepUnits(unit), name: keepUnits(name) })}
        </li>
      ))}
    </ul>
  )
}
