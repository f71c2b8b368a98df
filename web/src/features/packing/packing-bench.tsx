import { ShippedNow } from '#components/shipping/shipped-now.tsx'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/packing.ts'
import { BenchBar } from './bench-bar.tsx'
import { OrderToPack } from './order-to-pack.tsx'
import { useBench } from './use-bench.ts'
import { useShipping } from './use-shipping.ts'

/** The paid orders that wait: ticked off, given their tracking numbers, and shipped together. */
export function PackingBench({ orders }: { orders: Order[] }) {
  const bench = useBench(orders)
  const { pending, shipped, notShipped, ship, forget } = useShipping(bench)
  return (
    <>
      <div className="sticky top-18 z-10 max-h-[60vh] overflow-y-auto">
        {orders.length > 0 && (
          <BenchBar bench={bench} orders={orders.length} pending={pending} onShip={() => void ship()} />
        )}
        <ShippedNow shipped={shipped} notShipped={notShipped} onUndone={forget} />
      </div>
      <ul aria-label={m.ordersToPack()} className="flex flex-col gap-4">
        {orders.map((order) => (
          <OrderToPack key={order._id} order={order} bench={bench} />
        ))}
      </ul>
    </>
  )
}
