import { type OrderState, orderStateNames } from '@wood-master/contract/order-states'

const looks: Record<OrderState, string> = {
  unpaid: 'badge badge-warning',
  paid: 'badge badge-info',
  shipped: 'badge badge-success',
  refunded: 'badge badge-neutral',
  expired: 'badge badge-outline',
}

export function StateBadge({ state }: { state: OrderState }) {
  return <span className={looks[state]}>{orderStateNames[state]}</span>
}
