import type { Invoice } from '../invoices/invoice.ts'
import type { Mail } from '../mail/mail.ts'
import type { Message } from '../messages/message.ts'
import type { DeletedOrder, Order } from '../orders/order.ts'
import type { Review } from '../reviews/review.ts'
import type { Hold } from '../stock/hold.ts'

/** What replaces the email in kept records; `.invalid` can never be a real address. */
export const removedEmail = 'removed@wood-master.invalid'

/** What replaces the name in the addresses of kept orders. */
export const removedName = 'Removed'

/** An email that is or was a person's. */
export interface PersonsEmail {
  email: string
  /** Since when it is another account's: what came later is not this person's. */
  until?: Date
}

/** Whom the shop looks for: by the account, and by the emails under which messages and mails are kept. */
export interface Person {
  uid: string
  emails: readonly PersonsEmail[]
}

/** What removing an account deleted, and what it kept. */
export interface Removal {
  uid: string
  /** How many documents of each kind are deleted. */
  deleted: { holds: number; reviews: number; messages: number; mails: number }
  /** How many orders stay for accounting, without name and email. */
  keptOrders: number
  /** How many invoices and credit notes stay as they were sent. */
  keptInvoices: number
}

/** What the shop keeps about a person, beside the account itself, its address book, cart and cards. */
export interface PersonalData {
  holds: Hold[]
  orders: Order[]
  deletedOrders: DeletedOrder[]
  invoices: Invoice[]
  reviews: Review[]
  messages: Message[]
  mails: Mail[]
}

/** What the shop knows about the owner of an account, to hand it over or to delete it. */
export interface RemovalStore {
  /** Orders that are not paid yet or wait to be shipped. */
  ordersUnderWay(uid: string): Promise<Order[]>
  /** Every email in orders and reviews of the account: those from before it was changed among them. */
  emailsUsedBy(uid: string): Promise<string[]>
  find(person: Person): Promise<PersonalData>
  /**
   * Deletes the account, its reviews, messages, the mails to it and about it, and holds that ran out, and takes name, email
   * and what the person wrote out of what is kept. Safe to run again after an interruption: the account goes last.
   */
  erase(person: Person): Promise<Removal>
}
