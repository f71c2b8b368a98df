import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  initializeAuth,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updateProfile,
} from 'firebase/auth'
import { env } from '#config/env.ts'
import type { Person } from './session.ts'

/** Always imported lazily: pages that nobody signed in for never load the sign-in service. */
export const auth = initializeAuth(initializeApp(env.firebase), { persistence: browserLocalPersistence })

if (import.meta.env.VITE_AUTH_EMULATOR_URL) {
  connectAuthEmulator(auth, import.meta.env.VITE_AUTH_EMULATOR_URL, { disableWarnings: true })
}

export interface Identity {
  person: Person
  /** A fresh Firebase ID token. */
  idToken: string
}

/** The person behind Firebase's user, with a fresh ID token. */
export async function identify(user: User, name = user.displayName): Promise<Identity> {
  const { uid, email, photoURL } = user
  const person = {
    uid,
    email: email ?? '',
    ...(name ? { name } : {}),
    ...(photoURL ? { photoUrl: photoURL } : {}),
  }
  return { person, idToken: await user.getIdToken(true) }
}

/** The sign-in that this browser still holds, or nothing. */
export async function liveIdentity(): Promise<Identity | undefined> {
  await auth.authStateReady()
  return auth.currentUser ? identify(auth.currentUser) : undefined
}

/** Throws a `FirebaseError`. */
export async function signInWithPassword(email: string, password: string): Promise<Identity> {
  const { user } = await signInWithEmailAndPassword(auth, email, password)
  return identify(user)
}

/** Makes the account and names it. Throws a `FirebaseError`. */
export async function registerWithPassword(name: string, email: string, password: string): Promise<Identity> {
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  await updateProfile(user, { displayName: name })
  return identify(user, name)
}

/** Signs in with a Google ID token that somebody already has. Throws a `FirebaseError`. */
export async function signInWithGoogleToken(googleIdToken: string): Promise<Identity> {
  const { user } = await signInWithCredential(auth, GoogleAuthProvider.credential(googleIdToken))
  return identify(user)
}

export async function endSignIn(): Promise<void> {
  await signOut(auth)
}
