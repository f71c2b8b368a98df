import { browserPopupRedirectResolver, GoogleAuthProvider, signInWithPopup } from 'firebase/auth'
import { auth, type Identity, identify } from './firebase.ts'

/** Google's own window; its code loads when the button is pressed. Throws a `FirebaseError`, also when it is closed. */
export async function signInWithGoogleWindow(): Promise<Identity> {
  const { user } = await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver)
  return identify(user)
}
