import type { Order } from '../orders/order.ts'

/** What replaces the email in kept records; `.invalid` can never be a real address. */
export const removedEmail = 'removed@wood-master.invalid'

/** What replaces the name in the addresses of kept orders. */
export const removedName = 'Removed'

/** What removing an account deleted, and what it kept. */
export interface Removal {
  uid: string
  /** How many documents of each kind are deleted. */
  deleted: { holds: number; reviews: number; messages: number; mails: number }
  /** How many orders stay for accounting, without name and email. */
  keptOrders: number
}

/** What the shop knows about the owner of an account, to delete it. */
export interface RemovalStore {
  /** Orders that are not paid yet or wait to be shipped. */
  ordersUnderWay(uid: string): Promise<Order[]>
  /**
   * Deletes the account, its reviews, messages, the mails to it and about it, and holds that ran out, and takes name and email out of what is
   * kept. Safe to run again after an interruption: the account goes last.
   */
  erase(account: { uid: string; email: string }): Promise<Removal>
}
