import type { Ticks } from '#components/lists/select-box.tsx'
import { TableHead } from '#components/lists/table-head.tsx'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/order-admin.ts'
import { OrderRow } from './order-row.tsx'

interface OrdersTableProps {
  orders: Order[]
  selection: Ticks
  onShipmentUndone: (ids: readonly string[]) => void
}

/** The orders of a page, to be worked through: a row each, with a tick box for what is done to many at once. */
export function OrdersTable({ orders, selection, onShipmentUndone }: OrdersTableProps) {
  return (
    <table className="table-cards rows-even xl:table-fixed">
      <caption className="sr-only">{m.ordersNewestFirst()}</caption>
      <TableHead
        columns={[
          [
            <span key="selected" className="sr-only">
              {m.selected()}
            </span>,
            'w-13',
          ],
          [m.order(), 'w-26 2xl:w-52'],
          [m.buyer()],
          [m.products()],
          [m.total(), 'w-25 text-end! 2xl:w-36'],
          [m.state(), 'w-34 2xl:w-56'],
          [m.actions(), 'w-50 2xl:w-60'],
        ]}
      />
      <tbody>
        {orders.map((order) => (
          <OrderRow
            key={order._id}
            order={order}
            selection={selection}
            onShipmentUndone={() => onShipmentUndone([order._id])}
          />
        ))}
      </tbody>
    </table>
  )
}
