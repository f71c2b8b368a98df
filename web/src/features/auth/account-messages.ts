export const accountMessages = {
  forgotTitle: 'Forgot your password?',
  forgotIntro: 'Enter the email of your account. We send a link to choose a new password.',
  forgotSend: 'Send link',
  /** The same whether there is such an account: nobody learns who has one. */
  forgotSent:
    'If there is an account with this email, a link is on its way. It works once and for a limited time. Please also look in the spam folder.',
  badLinkTitle: 'This link no longer works',
  badLinkText: 'It was used before, or it is too old. Please ask for a new one.',
  unknownLinkText: 'The link is not complete. Please copy it from the mail once more.',
  resetTitle: 'Choose a new password',
  resetFor: (email: string) => `For the account ${email}.`,
  resetSave: 'Save password',
  resetDoneTitle: 'Your password is changed',
  resetDone: 'You can log in with it now.',
  verifyTitle: 'Verify your email',
  verifyText: (email: string) => `Is ${email} your email?`,
  verifyButton: 'Verify email',
  verifyNotYours:
    'Please enter the password of your account. If you did not register here, choose a new one, and the account is yours alone:',
  verifyDoneTitle: 'Your email is verified',
  verifyDone: 'Thank you. There is nothing more to do.',
  recoverTitle: 'Keep your old email',
  recoverText: (email: string) =>
    `The email of your account was changed. If that was not you, take ${email} back, then choose a new password.`,
  recoverButton: 'Take the email back',
  recoverDoneTitle: 'Your old email is back',
  recoverDone: 'Please choose a new password now, in case somebody else knows the old one.',
} as const
