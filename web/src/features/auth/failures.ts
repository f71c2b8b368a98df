import { locale } from '@wood-master/contract/locale'
import { ApiError } from '#lib/api/api-error.ts'
import * as m from '#texts/auth.ts'

/** The sign-in service's codes in words, with the field that they are about. */
const failures: Record<string, [sentence: string, field?: 'email' | 'password']> = {
  'auth/invalid-credential': [m.failedLogin(), 'password'],
  'auth/wrong-password': [m.failedLogin(), 'password'],
  'auth/user-not-found': [m.failedLogin(), 'password'],
  'auth/user-disabled': [m.failedDisabled(), 'email'],
  'auth/email-already-in-use': [m.failedInUse(), 'email'],
  'auth/weak-password': [m.passwordShort(), 'password'],
  'auth/invalid-email': [m.emailInvalid(), 'email'],
  'auth/too-many-requests': [m.failedTooMany()],
  'auth/network-request-failed': [m.failedNetwork()],
  'auth/popup-blocked': [m.failedPopup()],
  'auth/account-exists-with-different-credential': [m.failedOtherWay()],
}

/** The field beside which a failed sign-in is shown as well; nothing when it is about none. */
export const failedField = (error: unknown) => failures[codeOf(error)]?.[1]

/** The window was closed on purpose: there is nothing to report. */
export function isCancelled(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'auth/popup-closed-by-user' || code === 'auth/cancelled-popup-request'
}

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** Other errors keep the service's own message where that is read, in English. */
export function authSentence(error: unknown): string {
  const [known] = failures[codeOf(error)] ?? []
  if (known) return known
  const isReadable = error instanceof ApiError || (error instanceof Error && locale() === 'en')
  return isReadable ? error.message : m.failedSignIn()
}
