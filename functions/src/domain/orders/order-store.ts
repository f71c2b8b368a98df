import type { OrderState } from '@wood-master/contract/order-states'
import type { Page, PageRequest } from '../paged.ts'
import type { Order } from './order.ts'

export interface OrderList extends PageRequest {
  state?: OrderState
  q?: string
  /** One buyer's orders only. */
  uid?: string
}

export interface OrderStore {
  find(id: string): Promise<Order | undefined>
  list(request: OrderList): Promise<Page<Order>>
  /** One transaction: the rule answers the order as it should be, or nothing when it should stay. Throws `not_found`. */
  change(id: string, rule: (order: Order) => Order | undefined): Promise<boolean>
}
