import { session } from './session.ts'

/** Forgets the access token at once, then ends the live sign-in. */
export async function signOutEverywhere(): Promise<void> {
  session.end()
  const { endSignIn } = await import('./firebase.ts')
  await endSignIn()
}
