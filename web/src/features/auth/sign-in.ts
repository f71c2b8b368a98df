import { mintToken } from '#lib/api/api.ts'
import { withoutReload } from '#lib/browser/document-script.ts'
import type { SignIn } from '#lib/session/firebase.ts'
import { session } from '#lib/session/session.ts'

/** Fetches the sign-in service while somebody types. What does not load is tried again when it is needed. */
export function prepareSignIn(): void {
  withoutReload(() => import('#lib/session/firebase.ts')).catch(() => undefined)
}

async function openSession(signedIn: SignIn): Promise<void> {
  const { account } = signedIn
  const prices = withoutReload(() => import('#lib/prices/buys-for.ts'))
  prices.catch(() => undefined)
  session.start(account, await mintToken(signedIn))
  // The next page shows prices, name and picture as the account remembers them; signing in does not depend on it.
  const profile = await prices.then(({ adoptBuysFor }) => adoptBuysFor(account.email)).catch(() => undefined)
  // Somebody else may have signed in meanwhile, in another tab.
  if (!profile || session.account()?.uid !== account.uid) return
  const { name, img } = profile
  session.rename({ ...(name && { name }), ...(img && { photoUrl: img }) })
}

/** Throws a `FirebaseError` or an `ApiError`. */
export async function signIn(email: string, password: string): Promise<void> {
  const { signInWithPassword } = await import('#lib/session/firebase.ts')
  await openSession(await signInWithPassword(email, password))
}

/** Creates an account with a display name and signs in. Throws a `FirebaseError` or an `ApiError`. */
export async function register(name: string, email: string, password: string): Promise<void> {
  const { registerWithPassword } = await import('#lib/session/firebase.ts')
  await openSession(await registerWithPassword(name, email, password))
}

/** Throws a `FirebaseError`, also when the window is closed, or an `ApiError`. */
export async function signInWithGoogle(): Promise<void> {
  const { signInWithGoogleWindow } = await import('#lib/session/google-window.ts')
  await openSession(await signInWithGoogleWindow())
}

/** Signs in with an existing Google ID token. Throws a `FirebaseError` or an `ApiError`. */
export async function signInWithToken(googleIdToken: string): Promise<void> {
  const { signInWithGoogleToken } = await import('#lib/session/firebase.ts')
  await openSession(await signInWithGoogleToken(googleIdToken))
}
