/** Who makes the call, as the server knows them. */
export interface Caller {
  uid: string
  email: string
  name?: string
  role: 'admin' | 'shopper'
}

/** A document is its owner's and every admin's. */
export function mayAccess(actor: Caller, document: { uid: string }): boolean {
  return actor.role === 'admin' || actor.uid === document.uid
}
