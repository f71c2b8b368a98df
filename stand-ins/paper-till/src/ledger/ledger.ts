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

/** Everything that is remembered, oldest first. */
export interface Ledger {
  customers: Map<string, Customer>
  /** What Stripe still returns of a customer who was deleted. */
  deletedCustomers: Map<string, DeletedCustomer>
  paymentMethods: Map<string, PaymentMethod>
  /** The test card behind a payment method or a token; only Stripe's public test numbers ever get here. */
  testCards: Map<string, string>
  /** Payment methods that were used without a customer, or detached from one: they may not be used again. */
  spentMethods: Set<string>
  /** Payment methods whose cardholder agreed to later payments, with 3-D Secure where the card wants it. */
  setUpMethods: Set<string>
  /** Intents whose cardholder has confirmed and that wait for their server to confirm again. */
  authenticatedIntents: Set<string>
  tokens: Map<string, Token>
  paymentIntents: Map<string, PaymentIntent>
  setupIntents: Map<string, SetupIntent>
  charges: Map<string, Charge>
  balanceTransactions: Map<string, BalanceTransaction>
  refunds: Map<string, Refund>
  disputes: Map<string, Dispute>
  earlyFraudWarnings: Map<string, EarlyFraudWarning>
  testClocks: Map<string, TestClock>
  events: Map<string, KeptEvent>
  webhookEndpoints: Map<string, WebhookEndpoint>
  /** Endpoints that the options name: they are no part of a saved state. */
  configuredEndpoints: Set<string>
}

export function newLedger(): Ledger {
  return {
    customers: new Map(),
    deletedCustomers: new Map(),
    paymentMethods: new Map(),
    testCards: new Map(),
    spentMethods: new Set(),
    setUpMethods: new Set(),
    authenticatedIntents: new Set(),
    tokens: new Map(),
    paymentIntents: new Map(),
    setupIntents: new Map(),
    charges: new Map(),
    balanceTransactions: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    earlyFraudWarnings: new Map(),
    testClocks: new Map(),
    events: new Map(),
    webhookEndpoints: new Map(),
    configuredEndpoints: new Set(),
  }
}
