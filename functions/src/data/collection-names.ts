/** Every collection of the database; `_id`s are the documents' own ids. */
export const collectionNames = {
  products: 'products',
  /** Tombstones, by which the page of a product that left the shop says so. */
  removedProducts: 'removedProducts',
  skus: 'skus',
  productImports: 'productImports',
  /** By import and chunk number: the rows, and what becomes of them. */
  productImportChunks: 'productImportChunks',
  /** By uid. */
  carts: 'carts',
  /** By uid. */
  addressBooks: 'addressBooks',
  holds: 'holds',
  orders: 'orders',
  orderNumbers: 'orderNumbers',
  /** Tombstones, by which a late payment is matched. */
  deletedOrders: 'deletedOrders',
  /** Stored under the name they were first given; renaming a collection would need a migration. */
  stockMovements: 'movements',
  /** By uid. */
  users: 'users',
  roleChanges: 'roleChanges',
  reviews: 'reviews',
  hiddenReviews: 'hiddenReviews',
  messages: 'messages',
  /** Who hid, showed again or deleted what others wrote, when and why. */
  moderationRecords: 'moderationRecords',
  paymentAlerts: 'attention',
  /** By the key that they were requested with. */
  refunds: 'refunds',
  /** By what they are for: an order's invoice, a refund's credit note. Never changed. */
  invoices: 'invoices',
  /** By year: the last number that was given away. */
  invoiceCounters: 'invoiceCounters',
  /** Payments by intent: what became of each one's money. */
  payments: 'payments',
  stripeEvents: 'stripeEvents',
  /** By uid: cards that were declined lately. */
  declines: 'declines',
  rateLimits: 'rateLimits',
  /** By product and email: who wants to know that a product can be ordered again. */
  stockNotices: 'stockNotices',
  /** By uid: what an account holds or ordered without having paid. */
  unpaidStandings: 'unpaidStandings',
  /** The outbox, as Firebase's Trigger Email extension would read it too; by what a mail is about, and its kind. */
  mail: 'mail',
  /** Addresses that a mail server said do not exist, by their hash. */
  failingAddresses: 'failingAddresses',
  /** By number: what the register of tax numbers last said of it, where that was yes. */
  taxAnswers: 'taxAnswers',
  /** Terms of sale that orders may have been placed under, by since when they held. */
  formerTerms: 'formerTerms',
  /** Switches that an operator sets while the shop runs, one document each. */
  settings: 'settings',
} as const
