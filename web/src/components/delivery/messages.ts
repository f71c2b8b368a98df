export const messages = {
  title: 'Delivery',
  to: 'Deliver to',
  another: 'Another address',
  how: 'How it is delivered',
  days: (days: string) => (days === '1' ? '1 working day' : `${days} working days`),
  countryFirst: 'Choose a country to see what delivery costs.',
  loading: 'Asking what delivery costs',
  contact: 'Write to us',
  noAddress: 'No address yet.',
  loadFailed: 'Your addresses could not be loaded.',
  reverseCharge: (tax: string) => `No ${tax} is charged: with your tax number you account for it yourself.`,
} as const
