export interface Account {
  uid: string
  email: string
  /** Emails that it had before, each proven to be its owner's then. */
  formerEmails?: string[]
  role?: 'admin'
  name?: string
  img?: string
  education?: string
  location?: string
  phone?: string
  linkedin?: string
  createdAt: Date
  promotedBy?: string
  /** The last sign-in with a password for an email that is not verified yet. */
  unverifiedSignIn?: Date
  /** Sessions that began earlier are not valid. */
  sessionsFrom?: Date
  /** When the email's owner took over an account that someone else had registered. */
  takenOverAt?: Date
  /** Whose cards the payment provider keeps; only accounts that ever saved one have it. Never leaves the server. */
  customerId?: string
}

export interface Caller extends Pick<Account, 'uid' | 'email' | 'name' | 'takenOverAt'> {
  role: 'admin' | 'shopper'
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
  /** In whole seconds. */
  signedInAt?: Date
}

export function callerOf({ uid, email, name, role, takenOverAt }: Account): Caller {
  return { uid, email, name, role: role ?? 'shopper', takenOverAt }
}

/**
 * A document belongs to its account, unless it is from before the account's owner came; admins may access every one.
 */
export function mayAccess(caller: Caller, document: { uid: string; createdAt: Date }): boolean {
  if (caller.role === 'admin') return true
  const { takenOverAt } = caller
  return caller.uid === document.uid && (takenOverAt === undefined || document.createdAt >= takenOverAt)
}
