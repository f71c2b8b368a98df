/** What login and registration say. */
export const messages = {
  loginTitle: 'Login to Wood-Master',
  registerTitle: 'Register with Wood-Master',
  emailRequired: 'Email is Required',
  emailInvalid: 'Provide a valid Email',
  passwordRequired: 'Password is Required',
  passwordShort: 'Must be 6 characters or longer',
  nameRequired: 'Name is required',
  errorHeading: 'Error',
} as const

/** The sign-in service's codes in words; anything else is said in the service's own. */
const failures: Record<string, string> = {
  'auth/invalid-credential': 'Email or password is wrong.',
  'auth/wrong-password': 'Email or password is wrong.',
  'auth/user-not-found': 'Email or password is wrong.',
  'auth/user-disabled': 'This account is closed.',
  'auth/email-already-in-use': 'There is an account with this email already. Please log in.',
  'auth/weak-password': 'Must be 6 characters or longer',
  'auth/invalid-email': 'Provide a valid Email',
  'auth/too-many-requests': 'Too many tries. Please wait a moment and try again.',
  'auth/network-request-failed': 'The sign-in service can not be reached. Please check your connection.',
  'auth/popup-blocked': 'The browser blocked the Google window. Please allow it and try again.',
  'auth/account-exists-with-different-credential':
    'There is an account with this email already. Please log in with its password.',
}

/** The window was closed on purpose; nobody needs to be told. */
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
  return error instanceof Error ? error.message : 'Signing in did not work. Please try again.'
}
