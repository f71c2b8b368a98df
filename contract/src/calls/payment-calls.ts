import * as z from 'zod'
import * as payments from '../payments.ts'
import { savedCard } from '../payments.ts'
import { deleted } from '../responses.ts'
import { adminChange, adminList, aPage, byId, type Call, sharedErrors } from './call.ts'

export const paymentCalls = {
  createPaymentIntent: {
    summary:
      "The payment intent of an unpaid order; the same order gets the same intent again. Without an order id, the intent is for the price alone and can pay only the caller's own orders. `saveCard` keeps the card that pays for the buyer's next orders, `cardId` is one of the buyer's saved cards; each call replaces what an earlier one said. `total`, the price that the page shows, guards against `price_changed`",
    access: 'owner or admin',
    body: payments.newPaymentIntent,
    response: payments.paymentIntent,
    keepsPublicLists: true,
    buying: true,
    perMinute: 30,
    errors: [
      'not_found',
      ...sharedErrors.payable,
      'price_changed',
      'amount_not_payable',
      'card_expired',
      'payments_paused',
      'payment_provider_failed',
      'busy',
    ],
  },
  listCards: {
    summary: "The caller's saved cards, newest first; a card that was saved twice is there once",
    access: 'signed in',
    response: z.array(savedCard),
    perMinute: 60,
    errors: ['payment_provider_failed'],
  },
  deleteCard: {
    summary: "Remove one of the caller's saved cards",
    access: 'signed in',
    params: byId,
    response: deleted,
    perMinute: 20,
    errors: ['not_found', 'payment_provider_failed'],
  },
  stripeWebhook: {
    summary: "Stripe's events",
    access: 'Stripe',
    bodyType: 'raw',
    bodyKilobytes: 1024,
    response: z.object({ received: z.literal(true) }),
    keepsPublicLists: true,
    unlimited: 'only events with a valid signature cost anything, and none may be lost',
    errors: ['invalid_request', 'payment_provider_failed', 'busy'],
  },
  listPaymentAlerts: {
    summary: 'Open payment alerts: payments that an admin should look at, newest first',
    ...adminList(aPage, payments.paymentAlert),
  },
  resolvePaymentAlert: {
    summary: 'Resolve a payment alert: takes it off the list and moves no money',
    ...adminChange,
    body: payments.paymentAlertResolution,
  },
} as const satisfies Record<string, Call>
