import type { StaffRole } from '@wood-master/contract/roles'
import type { User } from '@wood-master/contract/users'
import type { Kept } from '../kept.ts'
import type { Note } from '../notes.ts'

export type Account = Omit<Kept<User>, 'id'> & {
  uid: string
  /** Emails that it had before, each proven to be its owner's then. */
  formerEmails?: string[]
  /** From when until when it had each of those, each time. */
  emailSpans?: { email: string; since: Date; until: Date }[]
  /** The same of older records, which say the last end of each at most. */
  emailsUntil?: Record<string, Date>
  /** Since when it has its email; absent where it never had another one. */
  emailSince?: Date
  /** What the shop's people wrote about its owner, the last one last. */
  notes?: Note[]
  /** The last sign-in without proof that the email is this person's; absent once it is proven. */
  unverifiedSignIn?: Date
  /** Sessions that began earlier are not valid. */
  sessionsFrom?: Date
  /** When the email's owner took over an account that someone else had registered. */
  takenOverAt?: Date
  /** Whose cards the payment provider keeps; only accounts that ever saved one have it. Never leaves the server. */
  customerId?: string
}

export interface Caller extends Pick<Account, 'uid' | 'email' | 'name' | 'takenOverAt'> {
  /** Of this call: who has another role is an admin for the calls that it allows. */
  role: 'admin' | 'shopper'
  staff?: StaffRole | undefined
  /** True while nothing shows that the email is this person's. */
  unproven?: boolean
}

/** What the identity provider verified of a sign-in, before the shop has an account for it. */
export interface VerifiedIdentity {
  uid: string
  email: string
  name?: string
  picture?: string
  emailVerified?: boolean
  /** `password` or the name of another provider, as `google.com`. */
  signInMethod?: string
  /** In whole seconds, as the next one. */
  signedInAt?: Date
  /** When the identity provider last ended all sessions, as a new password does. Known of fresh sign-ins. */
  sessionsEndedAt?: Date
  /** Whether the account has a password. One set before another provider proved the email is gone. Known of fresh sign-ins. */
  hasPassword?: boolean
}

/** Keeps passwords and signs tokens. Methods that read a token return nothing for an invalid one; an outage throws. */
export interface IdentityProvider {
  /** Reads a Firebase ID token, fresh from a sign-in; one that its account's record contradicts is invalid. */
  identify(idToken: string): Promise<VerifiedIdentity | undefined>
  /** Exchanges an ID token for the shop's own access token, valid for one hour. */
  mint(idToken: string): Promise<string | undefined>
  /** Reads the shop's access token; `checkRevoked`: the account must be valid now, `recently`: some seconds ago will do. */
  whose(
    accessToken: string,
    how?: { checkRevoked: boolean | 'recently' },
  ): Promise<VerifiedIdentity | undefined>
  /** Signs an account out everywhere: tokens from earlier sign-ins are rejected. Nothing happens when it is gone already. */
  endSessions(uid: string): Promise<void>
  /** The account's email in lower case, if it is proven to be its owner's. */
  verifiedEmailOf(uid: string): Promise<string | undefined>
  /** Keeps the custom claim `admin` in step with the account's role; nobody is signed out by it. */
  markAdmin(uid: string, admin: boolean): Promise<void>
  /** The account that signs in with this email (in lower case). */
  uidOf(email: string): Promise<string | undefined>
  /** Nothing happens when the account is gone already. */
  deleteAccount(uid: string): Promise<void>
}

export function callerOf({ uid, email, name, role, takenOverAt, unverifiedSignIn }: Account): Caller {
  const known = { uid, email, name, takenOverAt, unproven: unverifiedSignIn !== undefined }
  return role === 'admin' ? { ...known, role } : { ...known, role: 'shopper', staff: role }
}

/** True once the email's owner has taken the account over: what is in its cart, and what it keeps unpaid, is somebody else's. */
export function hasNewOwner(before: Account | undefined, after: Account): boolean {
  return before?.takenOverAt?.getTime() !== after.takenOverAt?.getTime()
}

/** A document belongs to its account, unless it is from before the account's owner came; admins may access every one. */
export function mayAccess(caller: Caller, document: { uid: string; createdAt: Date }): boolean {
  return caller.role === 'admin' || (caller.uid === document.uid && isSinceOwner(caller, document))
}

export function isSinceOwner(
  { takenOverAt }: Pick<Account, 'takenOverAt'>,
  { createdAt }: { createdAt: Date },
): boolean {
  return takenOverAt === undefined || createdAt >= takenOverAt
}
