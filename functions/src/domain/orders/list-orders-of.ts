import type { Caller } from '../accounts/caller.ts'
import type { Page } from '../paged.ts'
import type { Shop } from '../ports.ts'
import type { Order } from './order.ts'
import type { OrderList } from './order-store.ts'

/** One person's orders, newest first; somebody unknown has none. Whose email may be asked for is checked before. */
export async function listOrdersOf(
  shop: Shop,
  { email, caller, ...request }: Omit<OrderList, 'uid'> & { email: string; caller: Caller },
): Promise<Page<Order>> {
  const uid = email === caller.email ? caller.uid : (await shop.accounts.findByEmail(email))?.uid
  return uid ? shop.orders.list({ ...request, uid }) : { items: [] }
}
