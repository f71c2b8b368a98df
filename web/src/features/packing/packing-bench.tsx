import { UndoShipment } from '#components/order/undo-shipment.tsx'
import type { Order } from '#lib/api/orders.ts'
import { BenchBar } from './bench-bar.tsx'
import { OrderToPack } from './order-to-pack.tsx'
import { useBench } from './use-bench.ts'
import { type JustShipped, useShipping } from './use-shipping.ts'

/** Orders that left just now; each can be taken back for a minute. */
function ShippedNow({ orders, onUndone }: { orders: JustShipped[]; onUndone: (id: string) => void }) {
  if (orders.length === 0) return null
  return (
    <ul aria-label="Shipped just now" className="mb-4 flex flex-col gap-2 rounded-box bg-base-200 p-4">
      {orders.map((order) => (
        <li key={order._id} className="flex min-h-9 flex-wrap items-center gap-4">
          <span>
            Order <span className="font-semibold">{order.number}</span> is on its way.
          </span>
          <UndoShipment order={order} onUndone={() => onUndone(order._id)} />
        </li>
      ))}
    </ul>
  )
}

/** The paid orders that wait: ticked off, given their tracking numbers, and shipped together. */
export function PackingBench({ orders }: { orders: Order[] }) {
  const bench = useBench(orders)
  const { pending, shipped, ship, forget } = useShipping(bench)
  return (
    <>
      {orders.length > 0 && (
        <BenchBar bench={bench} orders={orders.length} pending={pending} onShip={() => void ship()} />
      )}
      <ShippedNow orders={shipped} onUndone={forget} />
      <ul aria-label="Orders to pack" className="flex flex-col gap-4">
        {orders.map((order) => (
          <OrderToPack key={order._id} order={order} bench={bench} />
        ))}
      </ul>
    </>
  )
}
