import { randomUUID } from 'node:crypto'
import { call } from './call.ts'
import type { Api } from './start-api.ts'

/** Somebody signed in, with the shop's access token. */
export interface TestAccount {
  uid: string
  email: string
  password: string
  idToken: string
  token: string
}

const authUrl = () => `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1`

async function askAuth(path: string, body: object): Promise<{ localId: string; idToken: string }> {
  const response = await fetch(`${authUrl()}/accounts:${path}?key=offline`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  })
  if (!response.ok) throw new Error(`Auth emulator: ${await response.text()}`)
  return (await response.json()) as { localId: string; idToken: string }
}

/** A fresh account, signed in with the shop. Emails are new each time, so tests never meet one another's people. */
export async function signUp(
  api: Api,
  who = 'shopper',
  { emailVerified = true }: { emailVerified?: boolean } = {},
): Promise<TestAccount> {
  const email = `${who}-${randomUUID().slice(0, 8)}@wood-master.test`
  const password = 'secret-secret'
  const made = await askAuth('signUp', { email, password, displayName: `The ${who}` })
  if (emailVerified) await api.auth.updateUser(made.localId, { emailVerified })
  // At the turn of a second the emulator's first token is older than its account, and refused.
  return signInAgain(api, { email, password })
}

/** Signs in with a password, with a new session. */
export async function signInAgain(
  api: Api,
  { email, password }: Pick<TestAccount, 'email' | 'password'>,
): Promise<TestAccount> {
  const { localId: uid, idToken } = await askAuth('signInWithPassword', { email, password })
  const { body } = await call(api, 'mintToken', { params: { email }, body: { email }, token: idToken })
  return { uid, email, password, idToken, token: body.token }
}

const codeIn = (link: string) => new URL(link).searchParams.get('oobCode')

/** Follows the link in the mail for a forgotten password. */
export async function resetPassword(api: Api, email: string, newPassword: string): Promise<void> {
  const oobCode = codeIn(await api.auth.generatePasswordResetLink(email))
  await askAuth('resetPassword', { oobCode, newPassword })
}

/** Follows the link in the verification mail. */
export async function verifyByLink(api: Api, email: string): Promise<void> {
  const oobCode = codeIn(await api.auth.generateEmailVerificationLink(email))
  await askAuth('update', { oobCode })
}

/** Signs in with a Google account of this email, as the pop-up does. */
export async function signInWithGoogle(email: string): Promise<{ uid: string; idToken: string }> {
  const google = JSON.stringify({ sub: `google-${email}`, email, email_verified: true, name: 'The owner' })
  const { localId: uid, idToken } = await askAuth('signInWithIdp', {
    postBody: new URLSearchParams({ id_token: google, providerId: 'google.com' }).toString(),
    requestUri: 'http://localhost',
    returnIdpCredential: true,
  })
  return { uid, idToken }
}

/** A fresh admin, promoted behind the API's back as the first one of a shop is. */
export async function signUpAdmin(api: Api): Promise<TestAccount> {
  const admin = await signUp(api, 'admin')
  await api.db.collection('users').doc(admin.uid).update({ role: 'admin' })
  return admin
}
