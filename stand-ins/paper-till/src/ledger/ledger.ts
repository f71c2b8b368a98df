import type {
  Charge,
  Dispute,
  PaymentIntent,
  PaymentMethod,
  Refund,
  StandInEvent,
  WebhookEndpoint,
} from './objects.ts'

/** Everything the stand-in remembers, oldest first. */
export interface Ledger {
  paymentMethods: Map<string, PaymentMethod>
  /** The test card behind a payment method; only Stripe's public test numbers ever get here. */
  testCards: Map<string, string>
  paymentIntents: Map<string, PaymentIntent>
  charges: Map<string, Charge>
  refunds: Map<string, Refund>
  disputes: Map<string, Dispute>
  events: Map<string, StandInEvent>
  webhookEndpoints: Map<string, WebhookEndpoint>
}

export function newLedger(): Ledger {
  return {
    paymentMethods: new Map(),
    testCards: new Map(),
    paymentIntents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    events: new Map(),
    webhookEndpoints: new Map(),
  }
}
