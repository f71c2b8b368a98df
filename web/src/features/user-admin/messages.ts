/** The texts of the page of users. */
export const messages = {
  promoted: 'Successfully made an admin',
  notPromoted: 'Failed to make admin',
  promoteTitle: 'Make this person an admin?',
  promoteText: (email: string) => `${email} will see and change orders, products, users and messages.`,
  promoteConfirm: 'Yes, make admin',
  demoted: 'Admin role removed',
  demoteTitle: 'Remove the admin role?',
  demoteText: (email: string) => `${email} will lose access to orders, products, users and messages.`,
  demoteSelfText: 'You will be signed out, and only another admin can restore your access.',
  demoteConfirm: 'Yes, remove it',
  unverifiedTitle: 'Email not verified',
  unverifiedTodo: (email: string) => `Tell ${email}:`,
  instructions: (profile: string) =>
    `Please sign in to Wood-Master, open ${profile}, press "Send verification email", and open the link in that email. After that you can be made an admin.`,
  instructionsSubject: 'Verify your email at Wood-Master',
  copy: 'Copy',
  copied: 'Copied',
  write: 'Write an email',
  noneFound: 'No users found',
  noneFoundText: 'Search by the start of a name or an email.',
  noneYet: 'No users yet',
} as const
