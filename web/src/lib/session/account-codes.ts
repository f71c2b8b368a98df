import { applyActionCode, checkActionCode, confirmPasswordReset, sendPasswordResetEmail } from 'firebase/auth'
import { auth } from './firebase.ts'

/** Sends Firebase's own mail with a link to choose a new password; the link leads to `page`. Throws a `FirebaseError`. */
export async function sendPasswordReset(email: string, page: string): Promise<void> {
  await sendPasswordResetEmail(auth, email, { url: page })
}

/** The email of the account that a code from a mail is for. Throws a `FirebaseError` when it was used or is too old. */
export async function emailOfCode(code: string): Promise<string> {
  const { data } = await checkActionCode(auth, code)
  return data.email ?? ''
}

/** Verifies or gives back an email, whichever the code is for. Throws a `FirebaseError`. */
export async function redeemCode(code: string): Promise<void> {
  await applyActionCode(auth, code)
  // Whoever is signed in here has a verified email from now on. The code is used up by now, whatever comes of it.
  await auth.currentUser?.reload().catch(() => undefined)
}

/** Throws a `FirebaseError`. */
export async function setPassword(code: string, password: string): Promise<void> {
  await confirmPasswordReset(auth, code, password)
}
