import type { VerifiedIdentity } from './account.ts'

/** Keeps passwords and signs tokens. Methods that read a token return nothing for an invalid one; an outage throws. */
export interface IdentityProvider {
  /** Reads a Firebase ID token, fresh from a sign-in; one that its account's record contradicts is invalid. */
  identify(idToken: string): Promise<VerifiedIdentity | undefined>
  /** Exchanges an ID token for the shop's own access token, valid for one hour. */
  mint(idToken: string): Promise<string | undefined>
  /**
   * Reads the shop's own access token; with `checkRevoked` the identity provider checks that the account is still valid,
   * `recently`: unless it did some seconds ago.
   */
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
