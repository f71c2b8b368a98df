import type { Account, Caller } from '../accounts/account.ts'
import { errors, existing } from '../errors.ts'
import { type PersonalData, type PersonPorts, personOf, provenEmails } from './remove-account.ts'

/** What the shop keeps about the caller, found as its removal finds it. Throws `not_found`. */
export async function findOwnData(
  shop: PersonPorts,
  { uid }: Caller,
): Promise<PersonalData & { account: Account }> {
  const account = existing(await shop.accounts.find(uid), errors.noSuchAccount)
  const person = await personOf(shop, uid, await provenEmails(shop, account))
  const found = await shop.removals.find(person)
  const { takenOverAt } = account
  const theirs = <Kept extends { createdAt: Date }>(kept: readonly Kept[]) =>
    kept.filter(({ createdAt }) => takenOverAt === undefined || createdAt >= takenOverAt)
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
