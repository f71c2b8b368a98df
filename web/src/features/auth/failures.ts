import { locale } from '@wood-master/contract/locale'
import { ApiError } from '#lib/api/api-error.ts'
import * as m from '#texts/auth.ts'

/** The sign-in service's codes in words; other errors keep its own message where that is read, in English. */
const failures: Record<string, string> = {
  'auth/invalid-credential': m.failedLogin(),
  'auth/wrong-password': m.failedLogin(),
  'auth/user-not-found': m.failedLogin(),
  'auth/user-disabled': m.failedDisabled(),
  'auth/email-already-in-use': m.failedInUse(),
  'auth/weak-password': m.passwordShort(),
  'auth/invalid-email': m.emailInvalid(),
  'auth/too-many-requests': m.failedTooMany(),
  'auth/network-request-failed': m.failedNetwork(),
  'auth/popup-blocked': m.failedPopup(),
  'auth/account-exists-with-different-credential': m.failedOtherWay(),
}

/** The field that a failure is about, by the sign-in service's codes. */
const failedFields: Record<string, 'email' | 'password'> = {
  'auth/invalid-credential': 'password',
  'auth/wrong-password': 'password',
  'auth/user-not-found': 'password',
  'auth/weak-password': 'password',
  'auth/email-already-in-use': 'email',
  'auth/invalid-email': 'email',
  'auth/user-disabled': 'email',
}

/** The field beside which a failed sign-in is shown as well; nothing when it is about none. */
export function failedField(error: unknown): 'email' | 'password' | undefined {
  return failedFields[codeOf(error)]
}

/** The window was closed on purpose: there is nothing to report. */
export function isCancelled(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'auth/popup-closed-by-user' || code === 'auth/cancelled-popup-request'
}

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

export function authSentence(error: unknown): string {
  const known = failures[codeOf(error)]
  if (known) return known
  const isReadable = error instanceof ApiError || (error instanceof Error && locale() === 'en')
  return isReadable ? error.message : m.failedSignIn()
}
