export const messages = {
  loginTitle: 'Login to Wood-Master',
  registerTitle: 'Register with Wood-Master',
  emailRequired: 'Email is Required',
  emailInvalid: 'Provide a valid Email',
  passwordRequired: 'Password is Required',
  passwordShort: 'Must be 6 characters or longer',
  nameRequired: 'Name is required',
  errorHeading: 'Error',
  adminsOnly:
    'That page is for admins of the shop. You have been signed out: log in with an admin account to open it.',
} as const

/** The sign-in service's codes in words; any other error keeps the service's own message. */
const failures: Record<string, string> = {
  'auth/invalid-credential': 'Incorrect email or password.',
  'auth/wrong-password': 'Incorrect email or password.',
  'auth/user-not-found': 'Incorrect email or password.',
  'auth/user-disabled': 'This account has been disabled.',
  'auth/email-already-in-use': 'An account with this email already exists. Please log in.',
  'auth/weak-password': 'Must be 6 characters or longer',
  'auth/invalid-email': 'Provide a valid Email',
  'auth/too-many-requests': 'Too many attempts. Please wait a moment and try again.',
  'auth/network-request-failed': 'The sign-in service cannot be reached. Please check your connection.',
  'auth/popup-blocked': 'The browser blocked the Google window. Please allow it and try again.',
  'auth/account-exists-with-different-credential':
    'An account with this email already exists. Please log in with its password.',
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
  return failedFields[codeOf(error) ?? '']
}

/** The window was closed on purpose: there is nothing to report. */
export function isCancelled(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'auth/popup-closed-by-user' || code === 'auth/cancelled-popup-request'
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** The sentence for a failed sign-in. */
export function authSentence(error: unknown): string {
  const known = failures[codeOf(error) ?? '']
  if (known) return known
  return error instanceof Error ? error.message : 'Sign-in failed. Please try again.'
}
