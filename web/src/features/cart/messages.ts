export const messages = {
  title: 'Cart',
  intro: 'Prices and stock are those of this moment. Nothing is reserved before you place the order.',
  empty: 'Your cart is empty',
  emptyText: 'Add products from their cards, or paste a whole list into the quick order.',
  away: 'The shop cannot be reached. You see what we knew last; your changes are kept and sent as soon as it responds.',
  gone: (name: string) => `${name} is no longer sold, so it has left your cart.`,
  removed: (name: string) => `${name} was removed.`,
  undo: 'Undo',
  pricing: 'being priced',
  problems: (count: number) =>
    count === 1
      ? 'One line has to be changed before you can check out.'
      : `${count} lines have to be changed before you can check out.`,
  chooseCountry: 'Choose a country',
  withoutDelivery: 'before shipping and tax',
  checkOut: 'Check out',
  login: 'You will be asked to log in; your cart comes along.',
} as const
