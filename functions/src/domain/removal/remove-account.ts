import { listText } from '@wood-master/contract/list-text'
import { stateWord } from '@wood-master/contract/order-states'
import * as m from '../../texts/removal.ts'
import { type Account, type Caller, type IdentityProvider, isSinceOwner } from '../accounts/account.ts'
import type { AccountStore } from '../accounts/account-store.ts'
import type { CardProvider } from '../cards/own-cards.ts'
import { errors, existing, ShopError } from '../errors.ts'
import type { Invoice } from '../invoices/invoice.ts'
import { type InvoicePorts, issueInvoices } from '../invoices/issue-invoices.ts'
import { dueInvoices } from '../invoices/make-invoices.ts'
import type { Mail } from '../mail/mail.ts'
import type { Message } from '../messages/message.ts'
import type { StockNotice } from '../orders/keep-promises.ts'
import type { DeletedOrder, Order } from '../orders/order.ts'
import { isToSend } from '../orders/refund-lines.ts'
import type { Review } from '../reviews/review.ts'
import type { Hold } from '../stock/hold.ts'

/** What replaces the email in kept records; `.invalid` can never be a real address. */
export const removedEmail = 'removed@wood-master.invalid'

/** While when an email was somebody's. */
interface Time {
  /** Until when it was another account's: what came earlier is not this person's. */
  since?: Date | undefined
  /** Since when it is another account's: what came later is not this person's. */
  until?: Date | undefined
}

export const isTheirs = ({ since, until }: Time, { createdAt }: { createdAt: Date }): boolean =>
  !(since && createdAt < since) && !(until && createdAt >= until)

/** Whom the shop looks for: by the account, and by the emails under which messages and mails are kept. */
export interface Person {
  uid: string
  emails: readonly (Time & { email: string })[]
}

export interface Removal {
  uid: string
  deleted: { holds: number; reviews: number; messages: number; mails: number; notices: number }
  /** How many orders stay for accounting, without name and email. */
  keptOrders: number
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
  notices: StockNotice[]
}

/** What the shop knows about the owner of an account, to hand it over or to delete it. */
export interface RemovalStore {
  ordersOf(uid: string): Promise<Order[]>
  emailsUsedBy(uid: string): Promise<string[]>
  find(person: Person): Promise<PersonalData>
  /** Deletes the account and what is its own, and takes the person out of what is kept. Safe to run again: the account goes last. */
  erase(person: Person, now: Date): Promise<Removal>
}

export interface PersonPorts {
  accounts: AccountStore
  removals: RemovalStore
  identity: IdentityProvider
}

type Ports = PersonPorts & InvoicePorts & { cards: CardProvider; now: () => Date }

/** Removes what the shop knows about a person. Throws `not_found`, `payment_provider_failed`, `account_not_closable` or `busy`. */
export async function removeAccount(shop: Ports, emailAsTyped: string): Promise<Removal> {
  const email = emailAsTyped.toLowerCase()
  const uid = (await shop.identity.uidOf(email)) ?? (await shop.accounts.findByEmail(email))?.uid
  // Who never had an account may have written to the shop, or have asked for a notice.
  if (!uid) return removeVisitor(shop, email)
  const account = await shop.accounts.find(uid)
  const known = [email, account?.email, ...(account?.formerEmails ?? [])]
  const used = await shop.removals.emailsUsedBy(uid)
  return remove(shop, { uid, account, emails: [...known, ...used] })
}

/** The uid of a removal of somebody without an account. */
export const nobody = 'nobody'

/** Throws `not_found` where nothing of that email is kept, or an account had it. */
async function removeVisitor(shop: Ports, email: string): Promise<Removal> {
  const visitor = { uid: nobody, emails: [{ email }] }
  const { messages, mails, notices } = await shop.removals.find(visitor)
  const isUnknown = messages.length + mails.length + notices.length === 0
  // An account that had this email has another one by now, under which it is removed.
  if (isUnknown || (await shop.accounts.formerOwners(email)).length > 0) throw errors.noSuchAccount()
  return shop.removals.erase(visitor, shop.now())
}

/** The same by the account's owner, with the emails that are proven to be theirs. Throws what that throws. */
export async function closeAccount(shop: Ports, { uid }: Caller): Promise<Removal> {
  const account = existing(await shop.accounts.find(uid), errors.noSuchAccount)
  return remove(shop, { uid, account, emails: await provenEmails(shop, account), byOwner: true })
}

/** Anybody may register with the email of somebody else, whose messages and mails stay theirs. */
async function provenEmails(shop: PersonPorts, { uid, formerEmails = [] }: Account) {
  return [await shop.identity.verifiedEmailOf(uid), ...formerEmails]
}

interface Somebody {
  uid: string
  account: Account | undefined
  emails: readonly (string | undefined)[]
  /** Who does not see orders from before a take-over. */
  byOwner?: true
}

async function personOf({ accounts }: PersonPorts, { uid, account, emails }: Somebody): Promise<Person> {
  const each = [...new Set(emails.filter((email) => email !== undefined))]
  const theirs = each.map(async (email) => {
    const owner = await accounts.findByEmail(email)
    const had = [...(owner ? [owner] : []), ...(await accounts.formerOwners(email))]
    const others = had.filter((other) => other.uid !== uid)
    return timesOf(email, account, others).map((time) => ({ email, ...time }))
  })
  return { uid, emails: (await Promise.all(theirs)).flat() }
}

/** When the account had the email, as far as is known; the earliest first. */
function spansOf(email: string, account: Account): Time[] {
  const { createdAt, emailSince = createdAt, emailSpans = [], emailsUntil } = account
  const noted = emailSpans.filter((span) => span.email === email)
  const until = emailsUntil?.[email]
  const spans = [
    ...(until ? [{ until }] : []),
    ...noted,
    ...(account.email === email ? [{ since: emailSince }] : []),
  ]
  return spans.length > 0 ? spans : [{}]
}

const byTime = (one: Date, other: Date) => one.getTime() - other.getTime()

const byStart = (one: Time, other: Time) =>
  (one.since?.getTime() ?? 0) - (other.since?.getTime() ?? 0) ||
  (one.until?.getTime() ?? Infinity) - (other.until?.getTime() ?? Infinity)

/** The times of an email that are the account's, each time that it had it; without limits where no other account had it. */
export function timesOf(email: string, account: Account | undefined, others: readonly Account[]): Time[] {
  if (others.length === 0) return [{}]
  const theirs = others.flatMap((other) => spansOf(email, other))
  // Without a record nobody knows since when: the last one then.
  const ended = theirs.flatMap(({ until }) => until ?? [])
  const own = account ? spansOf(email, account) : [{ since: ended.toSorted(byTime).at(-1) }]
  const all = [...own, ...theirs].toSorted(byStart)
  let since: Date | undefined
  return all.flatMap((span, index) => {
    // The shop learns that an email was given up with the next sign-in only: another account may have it before.
    const ends = [span, ...all.slice(index + 1).map((later) => ({ until: later.since }))]
    const [until] = ends.flatMap((end) => end.until ?? []).toSorted(byTime)
    const time = { since, until }
    since = until ?? since
    return own.includes(span) ? [time] : []
  })
}

/** Sessions end first, so that nothing new comes; cards go next, the sign-in last, so that a run can be repeated. */
async function remove(shop: Ports, person: Somebody): Promise<Removal> {
  const { uid, account } = person
  const orders = await shop.removals.ordersOf(uid)
  assertClosable(orders, person)
  await issueDue(shop, orders)
  await shop.identity.endSessions(uid)
  // The record ends them at once, whatever an instance remembers. A second ahead: tokens carry their sign-in in whole seconds.
  const sessionsFrom = new Date(shop.now().getTime() + 1_000)
  if (account) await shop.accounts.change(uid, (known) => ({ ...known, sessionsFrom }))
  assertClosable(await shop.removals.ordersOf(uid), person)
  if (account?.customerId) await shop.cards.deleteCustomer(account.customerId)
  const removal = await shop.removals.erase(await personOf(shop, person), shop.now())
  await shop.identity.deleteAccount(uid)
  return removal
}

/** An invoice has to name its buyer: what is due is made out while the shop knows who that is. */
async function issueDue(shop: Ports, orders: readonly Order[]) {
  const due = orders.filter((order) => dueInvoices(order).length > 0)
  await Promise.all(due.map(({ id }) => issueInvoices(shop, id, shop.now())))
}

function assertClosable(orders: readonly Order[], { account, byOwner }: Somebody) {
  if (account?.role === 'admin') throw notClosable(m.isAdmin())
  const open = orders.filter((order) => order.state === 'unpaid' || isToSend(order))
  if (open.length === 0) return
  // Those from before a take-over are somebody else's, who has to get them.
  const own = open.filter((order) => !account || !byOwner || isSinceOwner(account, order))
  if (own.length === 0) throw notClosable(m.earlierOrders())
  const named = listText(own.map((order) => `${order.number} (${stateWord(order)})`))
  throw notClosable(m.openOrders({ named }))
}

const notClosable = (message: string) => new ShopError('account_not_closable', message)

/** What the shop keeps about the caller, found as its removal finds it. Throws `not_found`. */
export async function findOwnData(shop: PersonPorts, { uid }: Caller) {
  const account = existing(await shop.accounts.find(uid), errors.noSuchAccount)
  const person = await personOf(shop, { uid, account, emails: await provenEmails(shop, account) })
  const found = await shop.removals.find(person)
  const theirs = <Kept extends { createdAt: Date }>(kept: readonly Kept[]) =>
    kept.filter((one) => isSinceOwner(account, one))
  const orders = theirs(found.orders)
  const orderIds = new Set(orders.map(({ id }) => id))
  const addresses = new Set(person.emails.map(({ email }) => email))
  return {
    account,
    holds: theirs(found.holds),
    orders,
    deletedOrders: theirs(found.deletedOrders),
    invoices: found.invoices.filter(({ orderId }) => orderIds.has(orderId)),
    reviews: theirs(found.reviews),
    messages: found.messages,
    notices: theirs(found.notices),
    // Those to admins are about the person, but not written to them.
    mails: theirs(found.mails).filter(({ to }) => to.some((email) => addresses.has(email.toLowerCase()))),
  }
}
