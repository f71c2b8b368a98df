import { locale } from '@wood-master/contract/locale'
import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  initializeAuth,
  reload,
  sendEmailVerification,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updateProfile,
} from 'firebase/auth'
import type { Account } from './session.ts'

const app = initializeApp({
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
})
/** Always imported lazily: pages that need no sign-in never load the sign-in service. */
export const auth = initializeAuth(app, { persistence: browserLocalPersistence })
// Firebase's own mails, to prove an address or to choose a password.
auth.languageCode = locale()

if (import.meta.env.VITE_AUTH_EMULATOR_URL) {
  connectAuthEmulator(auth, import.meta.env.VITE_AUTH_EMULATOR_URL, { disableWarnings: true })
}

/** Somebody who has just signed in with Firebase. */
export interface SignIn {
  account: Account
  idToken: string
}

/** The account of a Firebase user, with a fresh ID token. */
export async function signInOf(user: User, name = user.displayName): Promise<SignIn> {
  const { uid, photoURL } = user
  // As the shop keeps it.
  const email = user.email?.toLowerCase() ?? ''
  const account = { uid, email, name: name || undefined, photoUrl: photoURL || undefined }
  return { account, idToken: await user.getIdToken(true) }
}

export async function liveSignIn(): Promise<SignIn | undefined> {
  await auth.authStateReady()
  return auth.currentUser ? signInOf(auth.currentUser) : undefined
}

/** Throws a `FirebaseError`. */
export async function signInWithPassword(email: string, password: string): Promise<SignIn> {
  const { user } = await signInWithEmailAndPassword(auth, email, password)
  return signInOf(user)
}

/** Creates the account and names it. Throws a `FirebaseError`. */
export async function registerWithPassword(name: string, email: string, password: string): Promise<SignIn> {
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  await updateProfile(user, { displayName: name })
  return signInOf(user, name)
}

/** Signs in with an existing Google ID token. Throws a `FirebaseError`. */
export async function signInWithGoogleToken(googleIdToken: string): Promise<SignIn> {
  const { user } = await signInWithCredential(auth, GoogleAuthProvider.credential(googleIdToken))
  return signInOf(user)
}

export async function endSignIn(): Promise<void> {
  await signOut(auth)
}

/** False when the account that is signed in has not proven its email; nothing when nobody is. */
export async function isEmailVerified(): Promise<boolean | undefined> {
  await auth.authStateReady()
  const user = auth.currentUser
  if (!user || user.emailVerified) return user?.emailVerified
  // The link may have been opened elsewhere meanwhile.
  await reload(user)
  return user.emailVerified
}

/** Sends Firebase's own verification email; its link leads back to `page`. Throws a `FirebaseError`. */
export async function sendVerificationEmail(page: string): Promise<void> {
  await auth.authStateReady()
  if (auth.currentUser) await sendEmailVerification(auth.currentUser, { url: page })
}
