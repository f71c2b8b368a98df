import { mayCall, staffRoles } from './roles.ts'
import type { CallName } from './routes.ts'

/**
 * Who may make a call, each as the sentence that the API page prints.
 * Where the caller's own email counts, path, query or body must name one. Where the owner counts, the document decides.
 */
const accessSentences = {
  anyone: 'Anyone.',
  'verified sign-in': 'Anyone with a fresh Firebase ID token for this email.',
  'anyone, or the owner':
    'Anyone; where it names an order, the account that the order belongs to, and admins.',
  'signed in': 'Any account that is signed in.',
  'own email or admin': 'The account with this email, and admins.',
  'own email only': 'Only the account with this email: not even an admin may write in its name.',
  'owner or admin': 'The account that the order belongs to, and admins.',
  admin: 'Admins.',
  Stripe: 'Stripe, authenticated by its signature over the raw body.',
} as const

/** The sentence, with the staff whose role makes them an admin for this call. */
export function whoMayCall(name: CallName, access: Access): string {
  const roles = staffRoles.filter((role) => mayCall(role, name)).join(', ')
  return accessSentences[access] + (roles && ` Also: ${roles}.`)
}

export type Access = keyof typeof accessSentences

export const emailAccesses: ReadonlySet<Access> = new Set([
  'verified sign-in',
  'own email or admin',
  'own email only',
])
