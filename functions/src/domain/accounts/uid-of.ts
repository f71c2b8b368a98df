import type { Caller } from './account.ts'
import type { AccountStore } from './account-store.ts'

/** The account with this email; the caller's own needs no lookup. */
export async function uidOf(
  shop: { accounts: AccountStore },
  email: string,
  caller: Caller,
): Promise<string | undefined> {
  return email === caller.email ? caller.uid : (await shop.accounts.findByEmail(email))?.uid
}
