import { randomUUID } from 'node:crypto'
import { collectionsOf } from '../../functions/src/data/collections.ts'
import { firestoreAccounts } from '../../functions/src/data/firestore-accounts.ts'
import { changeRole } from '../../functions/src/domain/accounts/change-account.ts'
import { registerAccount } from '../../functions/src/domain/accounts/sign-in.ts'
import { firebaseIdentity } from '../../functions/src/gateways/firebase-identity.ts'
import { Failure } from '../shop/failure.ts'
import type { OperatorShop } from './connect-to-shop.ts'

const operator = { uid: 'operator', email: 'operator' }

/** Makes somebody an admin; false if they were one. Throws a Failure if nobody has registered with this email. */
export async function makeAdmin(
  { db, auth }: Pick<OperatorShop, 'db' | 'auth'>,
  emailAsTyped: string,
  now: Date,
): Promise<boolean> {
  const email = emailAsTyped.toLowerCase()
  const account = await auth.getUserByEmail(email).catch((error: unknown) => {
    const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'auth/user-not-found') throw error
    throw new Failure(`There is no account for ${email}. Ask them to sign up on the site, then try again.`)
  })
  if (!account.emailVerified)
    throw new Failure(
      `${email} has not been verified yet. Ask its owner to open the link in the verification email, or to sign in with Google, then try again.`,
    )
  const accounts = firestoreAccounts(db, collectionsOf(db))
  // Somebody who has registered but never signed in again has an account and no record yet.
  await registerAccount(
    { accounts },
    { uid: account.uid, email, name: account.displayName, picture: account.photoURL },
    now,
  )
  return changeRole(
    { accounts, identity: firebaseIdentity(auth) },
    { email, to: 'admin', by: operator, changeId: randomUUID(), now },
  )
}
