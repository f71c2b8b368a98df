import type { ReactNode } from 'react'
import { ListFrame } from '#components/lists/list-frame.tsx'
import { useSelection } from '#components/lists/use-selection.ts'
import { ShippedNow } from '#components/shipping/shipped-now.tsx'
import { useShipOrders } from '#components/shipping/use-ship-orders.ts'
import type { Page } from '#lib/api/api-client.ts'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/order-admin.ts'
import { OrdersTable } from './orders-table.tsx'
import { SelectedOrders } from './selected-orders.tsx'

interface ManagedOrdersProps {
  page: Page<Order>
  /** The list's address: filters and page. */
  place: string
  empty: ReactNode
  children: (orders: Order[]) => ReactNode
}

/** A page of all orders, and what is done to several of them at once. */
export function ManagedOrders({ page, place, empty, children }: ManagedOrdersProps) {
  const selection = useSelection(page.items, place)
  const { pending, shipped, notShipped, ship, forget } = useShipOrders()
  return (
    <>
      {page.items.length > 0 && (
        <SelectedOrders selection={selection} pending={pending} onShip={() => void ship(selection.items)} />
      )}
      <ShippedNow shipped={shipped} notShipped={notShipped} onUndone={forget} />
      <ListFrame page={page} noun="order" label={m.orders()} empty={empty}>
        {(orders) => (
          <>
            <OrdersTable orders={orders} selection={selection} onShipmentUndone={forget} />
            {children(orders)}
          </>
        )}
      </ListFrame>
    </>
  )
}
