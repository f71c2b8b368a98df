import { browserPopupRedirectResolver, GoogleAuthProvider, signInWithPopup } from 'firebase/auth'
import { auth, type SignIn, signInOf } from './firebase.ts'

/** Google's own window; its code loads when the button is pressed. Throws a `FirebaseError`, also when it is closed. */
export async function signInWithGoogleWindow(): Promise<SignIn> {
  const { user } = await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver)
  return signInOf(user)
}
