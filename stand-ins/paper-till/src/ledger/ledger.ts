import type {
  BalanceTransaction,
  Charge,
  Customer,
  DeletedCustomer,
  Dispute,
  EarlyFraudWarning,
  KeptEvent,
  PaymentIntent,
  PaymentMethod,
  Refund,
  SetupIntent,
  TestClock,
  Token,
  WebhookEndpoint,
} from './objects.ts'

/** An empty memory: everything that is remembered, oldest first. */
export const newLedger = () => ({
  customers: new Map<string, Customer>(),
  /** What Stripe still returns of a customer who was deleted. */
  deletedCustomers: new Map<string, DeletedCustomer>(),
  paymentMethods: new Map<string, PaymentMethod>(),
  /** The test card behind a payment method or a token; only Stripe's public test numbers ever get here. */
  testCards: new Map<string, string>(),
  /** Payment methods that were used without a customer, or detached from one: they may not be used again. */
  spentMethods: new Set<string>(),
  /** Payment methods whose cardholder agreed to later payments, with 3-D Secure where the card wants it. */
  setUpMethods: new Set<string>(),
  /** Intents whose cardholder has confirmed and that wait for their server to confirm again. */
  authenticatedIntents: new Set<string>(),
  tokens: new Map<string, Token>(),
  paymentIntents: new Map<string, PaymentIntent>(),
  setupIntents: new Map<string, SetupIntent>(),
  charges: new Map<string, Charge>(),
  balanceTransactions: new Map<string, BalanceTransaction>(),
  refunds: new Map<string, Refund>(),
  disputes: new Map<string, Dispute>(),
  earlyFraudWarnings: new Map<string, EarlyFraudWarning>(),
  testClocks: new Map<string, TestClock>(),
  events: new Map<string, KeptEvent>(),
  webhookEndpoints: new Map<string, WebhookEndpoint>(),
  /** Endpoints that the options name: they are no part of a saved state. */
  configuredEndpoints: new Set<string>(),
})

export type Ledger = ReturnType<typeof newLedger>
