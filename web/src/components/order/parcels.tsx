import { trackingUrl } from '@wood-master/contract/shipping'
import type { ReactNode } from 'react'
import { DateText } from '#components/ui/date-text.tsx'
import { bold, richText } from '#components/ui/rich-text.tsx'
import type { Order } from '#lib/api/orders.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as m from '#texts/order.ts'
import { type Shipment, unitsIn, unitsToPack } from './order-progress.ts'

interface ParcelsProps {
  order: Order
  actions?: ((shipment: Shipment) => ReactNode) | undefined
}

export function Parcels({ order, actions }: ParcelsProps) {
  const [first, ...others] = order.shipments
  if (!first) return null
  if (others.length === 0 && order.state !== 'part_shipped') return <Tracking labels={first} />
  return (
    <ul aria-label={m.shipments()} className="mt-4">
      {order.shipments.map((shipment, index) => (
        <li key={shipment.id} className="border-base-300 border-t py-3 text-sm">
          <p className="flex flex-wrap items-center gap-x-4">
            <span className="font-semibold">
              {shipment.returnId ? m.replacement() : m.shipmentNumber({ number: index + 1 })}
            </span>
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
          <Units lines={unitsToPack(order)} />
        </li>
      )}
    </ul>
  )
}

function Units({ lines }: { lines: Order['lines'] }) {
  return (
    <ul>
      {lines.map(({ productId, quantity, name }) => (
        <li key={productId} className="wrap-anywhere">
          {m.unitsOfLine({ quantity, name: keepUnits(name) })}
        </li>
      ))}
    </ul>
  )
}

function Tracking({ labels: { carrier, tracking = [] } }: { labels: Pick<Order, 'carrier' | 'tracking'> }) {
  if (!carrier && tracking.length === 0) return null
  return (
    <div className="mt-2 text-sm">
      <p>{carrier ? richText(m.carrierName({ carrier }), { part: bold }) : m.trackingNumbers()}</p>
      {tracking.length > 0 && (
        <ul aria-label={m.trackingNumbers()} className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
          {tracking.map((number) => {
            const url = trackingUrl(carrier, number)
            return (
              <li key={number} className="min-h-6">
                {url ? (
                  <a href={url} target="_blank" rel="noreferrer" className="link wrap-anywhere font-semibold">
                    <bdi>{number}</bdi>
                    <span className="sr-only">{m.onTheCarriersPage({ carrier: carrier ?? '' })}</span>
                  </a>
                ) : (
                  <bdi className="wrap-anywhere font-semibold">{number}</bdi>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
