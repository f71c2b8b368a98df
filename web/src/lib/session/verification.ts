/** False when the account that is signed in has not proven its email. Throws a `FirebaseError`. */
export async function isEmailVerified(): Promise<boolean | undefined> {
  return (await import('./firebase.ts')).isEmailVerified()
}

/** Sends the verification email to the account that is signed in. Throws a `FirebaseError`. */
export async function sendVerificationEmail(path: string): Promise<void> {
  const { sendVerificationEmail: send } = await import('./firebase.ts')
  await send(new URL(path, window.location.href).href)
}
