import type { Order } from '#lib/api/orders.ts'
import { OrderRow } from './order-row.tsx'

export function OrdersTable({ orders }: { orders: Order[] }) {
  return (
    <table className="table-cards rows-top">
      <caption className="sr-only">Orders, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Order and buyer</th>
          <th scope="col">Total</th>
          <th scope="col">Progress</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order._id} order={order} />
        ))}
      </tbody>
    </table>
  )
}
