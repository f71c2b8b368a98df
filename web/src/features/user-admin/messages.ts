/** What the page of users says. */
export const messages = {
  promoted: 'Successfully made an admin',
  notPromoted: 'Failed to make admin',
  demoted: 'Is an admin no more',
  demoteTitle: 'Take the admin role away?',
  demoteText: (email: string) => `${email} will no longer see orders, products, users and messages.`,
  demoteSelfText: 'You will be signed out, and only another admin can let you in again.',
  demoteConfirm: 'Yes, take it away',
  noneFound: 'Nobody matches',
  noneFoundText: 'Search by the beginning of a name or an email.',
  noneYet: 'Nobody has signed in yet',
} as const
