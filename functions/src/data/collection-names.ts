/** Every collection of the database; `_id`s are the documents' own ids. */
export const collectionNames = {
  products: 'products',
  holds: 'holds',
  orders: 'orders',
  /** Tombstones: late money finds its match here. */
  deletedOrders: 'deletedOrders',
  movements: 'movements',
  /** By uid. */
  users: 'users',
  roleChanges: 'roleChanges',
  reviews: 'reviews',
  messages: 'messages',
  attention: 'attention',
  refunds: 'refunds',
  /** Payments by intent: which order each one's money went to. */
  payments: 'payments',
  stripeEvents: 'stripeEvents',
  rateLimits: 'rateLimits',
} as const
