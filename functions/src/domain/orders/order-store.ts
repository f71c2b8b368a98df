import type { OrderSort, OrderState, ReturnState } from '@wood-master/contract/order-states'
import type { Caller } from '../accounts/account.ts'
import { type AccountStore, uidOf } from '../accounts/account-store.ts'
import type { Product } from '../catalog/product.ts'
import type { Hold } from '../stock/hold.ts'
import type { Page, PageRequest } from '../stores.ts'
import type { DeletedOrder, NewOrder, Order } from './order.ts'

export interface OrderFilter {
  state?: OrderState
  cancelRequested?: boolean
  q?: string
  uid?: string
  since?: Date | undefined
  until?: Date | undefined
  country?: string
  /** Minor units of what is to be paid. */
  minTotal?: number | undefined
  maxTotal?: number | undefined
  /** Left out: newest; a search has what was named first. */
  sort?: OrderSort
}

/** Each method that writes is one transaction; the rule handed in may run several times, and what it throws comes out. */
export interface OrderStore {
  find(id: string): Promise<Order | undefined>
  list(request: OrderFilter & PageRequest): Promise<Page<Order>>
  /** How many there are; nothing where only reading them would tell. */
  count(filter: OrderFilter): Promise<number | undefined>
  /** Orders of the account that were ever paid, and what they brought without refunds, in minor units. */
  totalsOf(uid: string): Promise<{ orders: number; value: number }>
  /** Orders of the account with the product in them, at most a hundred. */
  listWithProduct(uid: string, productId: string): Promise<Order[]>
  /** Unpaid orders whose time to pay is over, and orders whose closing got stuck before `stuckSince`. */
  listToClose(when: { now: Date; stuckSince: Date; limit: number }): Promise<string[]>
  listToRemind(now: Date, limit: number): Promise<string[]>
  listTaxChecks(limit: number): Promise<Order[]>
  /** Writes what the rule makes of a hold, with a number of its own, and marks the hold; an order that is there stays. */
  turnHoldIntoOrder(holdId: string, rule: (found: { hold?: Hold; order?: Order }) => NewOrder): Promise<Order>
  /** The rule returns the order as it should be, or its tombstone; nothing when it should stay. What follows from it happens `now`. `order` is as it stands then, absent where there is none. */
  change(
    id: string,
    now: Date,
    rule: (order: Order, products?: ReadonlyMap<string, Product>) => Order | DeletedOrder | undefined,
    how?: { withProducts?: boolean },
  ): Promise<{ order?: Order; changed: boolean }>
  /** Orders with a return, or one in this state, by when the last one was asked for, the newest first; so many returns. */
  listWithReturns(request: PageRequest & { state?: ReturnState }): Promise<Page<Order>>
  /**
   * Of so many orders, by their ids after `after`: how many there were, those that are stored in an older shape, and the
   * last one's id, unless they were the last.
   */
  listOlder(request: {
    after?: string
    limit: number
  }): Promise<{ read: number; older: string[]; last?: string }>
}

/** One account's orders, newest first; an unknown one has none. Whether the caller may ask is checked before. */
export async function listOrdersOf(
  shop: { orders: OrderStore; accounts: AccountStore },
  { email, caller, ...request }: Omit<OrderFilter, 'uid'> & PageRequest & { email: string; caller: Caller },
): Promise<Page<Order>> {
  const uid = await uidOf(shop, email, caller)
  const since = uid === caller.uid ? caller.takenOverAt : undefined
  return uid ? shop.orders.list({ ...request, uid, since }) : { items: [] }
}
