import type { Caller } from '../accounts/account.ts'
import type { AccountStore } from '../accounts/account-store.ts'
import { uidOf } from '../accounts/uid-of.ts'
import type { Page } from '../paged.ts'
import type { Order } from './order.ts'
import type { OrderList, OrderStore } from './order-store.ts'

/** One account's orders, newest first; an unknown one has none. Whether the caller may ask is checked before. */
export async function listOrdersOf(
  shop: { orders: OrderStore; accounts: AccountStore },
  { email, caller, ...request }: Omit<OrderList, 'uid'> & { email: string; caller: Caller },
): Promise<Page<Order>> {
  const uid = await uidOf(shop, email, caller)
  return uid ? shop.orders.list({ ...request, uid }) : { items: [] }
}
