import { type OrderState, orderStateNames } from '@wood-master/contract/order-states'

const looks: Record<OrderState, string> = {
  unpaid: 'badge-warning',
  paid: 'badge-success',
  part_shipped: 'badge-primary badge-outline',
  shipped: 'badge-primary',
  refunded: 'badge-neutral',
  expired: 'badge-outline',
}

export function StateBadge({ state }: { state: OrderState }) {
  return (
    <span className={`badge whitespace-nowrap font-semibold ${looks[state]}`}>
      {orderStateNames[state]()}
    </span>
  )
}
