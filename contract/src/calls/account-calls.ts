import * as z from 'zod'
import { newNote } from '../history.ts'
import { closed, ownData } from '../own-data.ts'
import { acknowledged, adminFlag } from '../responses.ts'
import * as users from '../users.ts'
import { adminChange, adminList, adminRead, byEmail, type Call } from './call.ts'

export const accountCalls = {
  mintToken: {
    summary:
      "Exchange a fresh Firebase ID token for the shop's access token; registers the account at its first sign-in",
    access: 'verified sign-in',
    params: byEmail,
    body: byEmail,
    response: users.accessToken,
    perMinute: 30,
    errors: ['payment_provider_failed', 'busy'],
  },
  listUsers: {
    summary: 'All accounts that have ever signed in, newest first',
    ...adminList(users.listUsersQuery, users.user),
  },
  isAdmin: {
    summary: 'Whether the account is an admin, and if not, which role it has in the shop',
    access: 'own email or admin',
    params: byEmail,
    response: adminFlag,
    perMinute: 120,
  },
  promote: {
    summary: 'Give an account the admin role, effective from its next call',
    ...adminChange,
    params: byEmail,
    errors: ['not_found', 'email_not_verified', 'busy'],
  },
  demote: {
    summary:
      'Remove the admin role, effective from the next call; only lists may be read for a few seconds more. The last admin cannot be removed',
    ...adminChange,
    params: byEmail,
    errors: ['not_found', 'last_admin', 'busy'],
  },
  giveRole: {
    summary:
      'Give an account the role of a packer, a bookkeeper or the support, or take its role, effective from its next call. Repeating the call changes nothing',
    ...adminChange,
    params: byEmail,
    body: users.roleChange,
    errors: ['not_found', 'email_not_verified', 'last_admin', 'busy'],
  },
  getProfile: {
    summary: 'One account, in an array',
    access: 'own email or admin',
    query: byEmail,
    response: z.array(users.user),
    perMinute: 120,
  },
  changeProfile: {
    summary: 'Change a profile, never a role',
    access: 'own email or admin',
    params: byEmail,
    body: users.profileChange,
    response: acknowledged,
    perMinute: 30,
    errors: ['not_found', 'busy'],
  },
  getPerson: {
    summary:
      'Who somebody is to the shop: the account, its addresses, what it bought, and what happened to it',
    ...adminRead,
    params: byEmail,
    response: users.person,
    errors: ['not_found'],
  },
  notePerson: {
    summary:
      'Write a note about a person, or set tags, for the people of the shop alone. Repeating the call changes nothing',
    ...adminChange,
    params: byEmail,
    body: newNote,
    keepsPublicLists: true,
  },
  getOwnData: {
    summary: 'Everything that the shop keeps about the caller',
    access: 'signed in',
    response: ownData,
    perMinute: 6,
    errors: ['payment_provider_failed'],
  },
  closeAccount: {
    summary:
      "Close the caller's account: deletes what the shop knows about them, except what the law makes it keep. Not while an order is unpaid or waits to be shipped, and not for an admin",
    access: 'own email only',
    // Typed by its owner as the confirmation.
    body: byEmail,
    response: closed,
    perMinute: 6,
    errors: ['not_found', 'account_not_closable', 'payment_provider_failed', 'busy'],
  },
} as const satisfies Record<string, Call>
