import { mintToken } from '#lib/api/api.ts'
import type { Identity } from '#lib/session/firebase.ts'
import { startSession } from '#lib/session/session.ts'

async function openSession(identity: Identity): Promise<void> {
  startSession(identity.person, await mintToken(identity))
}

/** Throws a `FirebaseError` or an `ApiError`. */
export async function signIn(email: string, password: string): Promise<void> {
  const { signInWithPassword } = await import('#lib/session/firebase.ts')
  await openSession(await signInWithPassword(email, password))
}

/** Makes an account with a display name and signs in. Throws a `FirebaseError` or an `ApiError`. */
export async function register(name: string, email: string, password: string): Promise<void> {
  const { registerWithPassword } = await import('#lib/session/firebase.ts')
  await openSession(await registerWithPassword(name, email, password))
}

/** Throws a `FirebaseError`, also when the window is closed, or an `ApiError`. */
export async function signInWithGoogle(): Promise<void> {
  const { signInWithGoogleWindow } = await import('#lib/session/google-window.ts')
  await openSession(await signInWithGoogleWindow())
}

/** With a Google ID token that somebody already has. Throws a `FirebaseError` or an `ApiError`. */
export async function signInWithToken(googleIdToken: string): Promise<void> {
  const { signInWithGoogleToken } = await import('#lib/session/firebase.ts')
  await openSession(await signInWithGoogleToken(googleIdToken))
}
