import type { Identity } from './account.ts'

/** Who knows passwords and signs tokens. Tokens that are not good answer nothing; an outage throws. */
export interface IdentityProvider {
  /** A Firebase ID token, fresh from a sign-in. */
  identify(idToken: string): Promise<Identity | undefined>
  /** The shop's own access token, good for one hour. */
  mint(idToken: string): Promise<string | undefined>
  /** Whose access token this is. */
  whose(accessToken: string): Promise<Identity | undefined>
  /** Keeps the custom claim `admin` beside the role on the record; nobody is signed out by it. */
  markAdmin(uid: string, admin: boolean): Promise<void>
  /** The account that signs in with this email (in lower case). */
  uidOf(email: string): Promise<string | undefined>
  /** Nothing happens when the account is gone already. */
  deleteAccount(uid: string): Promise<void>
}
