import { pastEvent } from '@wood-master/contract/history'
import type { RecentAccountStore } from '../domain/accounts/account-store.ts'
import type { PastEvent } from '../domain/notes.ts'
import { shown } from '../domain/stored-texts.ts'
import { wireOf } from './wire-of.ts'

const eventResponse = wireOf(pastEvent)

type Accounts = { accounts: Pick<RecentAccountStore, 'findRecent'> }

/** Emails by uid; who is gone has none. */
export async function emailsOf({ accounts }: Accounts, uids: readonly (string | undefined)[]) {
  const distinct = [...new Set(uids.filter((uid) => uid !== undefined))]
  const people = await Promise.all(distinct.map((uid) => accounts.findRecent(uid)))
  return new Map(people.map((account) => [account?.uid, account?.email]))
}

/** What happened, with the emails of who did it and money in major units. */
export async function historyResponse(shop: Accounts, events: readonly PastEvent[], currency: string) {
  const isEmail = (by: string | undefined) => by?.includes('@')
  const emails = await emailsOf(
    shop,
    events.map(({ by }) => (isEmail(by) ? undefined : by)),
  )
  return events.map(({ by, text, ...event }) =>
    eventResponse({ ...event, by: isEmail(by) ? by : emails.get(by), text: text && shown(text), currency }),
  )
}
