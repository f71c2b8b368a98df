/** One person's record in the shop, by the identity provider's uid. */
export interface Account {
  uid: string
  email: string
  role?: 'admin'
  name?: string
  img?: string
  education?: string
  location?: string
  phone?: string
  linkedin?: string
  createdAt: Date
  promotedBy?: string
}

/** The account that makes a call. */
export interface Caller extends Pick<Account, 'uid' | 'email' | 'name'> {
  role: 'admin' | 'shopper'
}

/** What the identity provider verified of a sign-in, before the shop has an account for it. */
export interface VerifiedIdentity {
  uid: string
  email: string
  name?: string
  picture?: string
}

export function callerOf({ uid, email, name, role }: Account): Caller {
  return { uid, email, name, role: role ?? 'shopper' }
}

/** A document belongs to its account; admins may access every one. */
export function mayAccess(caller: Caller, document: { uid: string }): boolean {
  return caller.role === 'admin' || caller.uid === document.uid
}
