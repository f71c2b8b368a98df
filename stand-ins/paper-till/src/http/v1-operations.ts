import { findCharge } from '../payments/charges.ts'
import { confirmPaymentIntent } from '../payments/confirm-payment-intent.ts'
import { createPaymentIntent } from '../payments/create-payment-intent.ts'
import { closeDispute, findDispute } from '../payments/disputes.ts'
import { cancelPaymentIntent, findPaymentIntent, updatePaymentIntent } from '../payments/payment-intents.ts'
import { createPaymentMethod, findPaymentMethod } from '../payments/payment-methods.ts'
import { createRefund, findRefund } from '../payments/refunds.ts'
import type { Work } from '../payments/work.ts'
import { createWebhookEndpoint, withoutSecret } from '../webhooks/endpoints.ts'
import { listAnswer, listParams } from '../wire/list.ts'
import type { Params } from '../wire/params.ts'
import { noSuch } from '../wire/stripe-error.ts'
import { browserView } from './browser-view.ts'

export interface Operation {
  method: 'get' | 'post'
  path: string
  /** Whether a publishable key may call it. */
  forBrowser?: boolean
  run(work: Work, params: Params, id: string): unknown
}

const confirmParams = [
  'client_secret',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'allowed_payment_method_types',
  'radar_options',
  'return_url',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'use_stripe_sdk',
  'off_session',
  'error_on_requires_action',
  'expected_payment_method_type',
  'mandate_data',
  'client_attribution_metadata',
]

const intents: Operation[] = [
  { method: 'post', path: '/v1/payment_intents', run: createPaymentIntent },
  {
    method: 'get',
    path: '/v1/payment_intents',
    run: ({ ledger }, params) => {
      params.onlyKnown([...listParams, 'customer'])
      return listAnswer(ledger.paymentIntents.values(), params, 'payment_intent', '/v1/payment_intents')
    },
  },
  {
    method: 'get',
    path: '/v1/payment_intents/:id',
    forBrowser: true,
    run: (work, params, id) => {
      const intent = findPaymentIntent(work, id, params.text('client_secret'))
      return work.fromBrowser ? browserView(intent) : intent
    },
  },
  {
    method: 'post',
    path: '/v1/payment_intents/:id',
    run: (work, params, id) => updatePaymentIntent(work, findPaymentIntent(work, id, null), params),
  },
  {
    method: 'post',
    path: '/v1/payment_intents/:id/confirm',
    forBrowser: true,
    run: (work, params, id) => {
      params.onlyKnown(confirmParams)
      const intent = findPaymentIntent(work, id, params.text('client_secret'))
      confirmPaymentIntent(work, intent, params)
      return work.fromBrowser ? browserView(intent) : intent
    },
  },
  {
    method: 'post',
    path: '/v1/payment_intents/:id/cancel',
    run: (work, params, id) => cancelPaymentIntent(work, findPaymentIntent(work, id, null), params),
  },
]

const methodsAndCharges: Operation[] = [
  { method: 'post', path: '/v1/payment_methods', forBrowser: true, run: createPaymentMethod },
  {
    method: 'get',
    path: '/v1/payment_methods/:id',
    run: (work, _params, id) => findPaymentMethod(work, id, 'payment_method', 'path'),
  },
  { method: 'get', path: '/v1/charges/:id', run: (work, _params, id) => findCharge(work, id) },
]

const refundsAndDisputes: Operation[] = [
  { method: 'post', path: '/v1/refunds', run: createRefund },
  {
    method: 'get',
    path: '/v1/refunds',
    run: ({ ledger }, params) => {
      params.onlyKnown([...listParams, 'charge', 'payment_intent'])
      const [charge, intent] = [params.text('charge'), params.text('payment_intent')]
      return listAnswer(
        ledger.refunds.values(),
        params,
        'refund',
        '/v1/refunds',
        (refund) =>
          (charge === null || refund.charge === charge) &&
          (intent === null || refund.payment_intent === intent),
      )
    },
  },
  { method: 'get', path: '/v1/refunds/:id', run: (work, _params, id) => findRefund(work, id) },
  {
    method: 'get',
    path: '/v1/disputes',
    run: ({ ledger }, params) => {
      params.onlyKnown([...listParams, 'charge', 'payment_intent'])
      const [charge, intent] = [params.text('charge'), params.text('payment_intent')]
      return listAnswer(
        ledger.disputes.values(),
        params,
        'dispute',
        '/v1/disputes',
        (dispute) =>
          (charge === null || dispute.charge === charge) &&
          (intent === null || dispute.payment_intent === intent),
      )
    },
  },
  { method: 'get', path: '/v1/disputes/:id', run: (work, _params, id) => findDispute(work, id) },
  {
    method: 'post',
    path: '/v1/disputes/:id/close',
    run: (work, _params, id) => closeDispute(work, id, 'lost'),
  },
]

const eventsAndEndpoints: Operation[] = [
  {
    method: 'get',
    path: '/v1/events',
    run: ({ ledger }, params) => {
      params.onlyKnown([...listParams, 'type', 'types'])
      const types = [...params.texts('types'), ...(params.text('type') ? [params.requiredText('type')] : [])]
      const wanted = (type: string) =>
        types.length === 0 ||
        types.some((entry) => entry === type || (entry.endsWith('*') && type.startsWith(entry.slice(0, -1))))
      return listAnswer(ledger.events.values(), params, 'event', '/v1/events', (event) => wanted(event.type))
    },
  },
  {
    method: 'get',
    path: '/v1/events/:id',
    run: ({ ledger }, _params, id) => {
      const event = ledger.events.get(id)
      if (!event) throw noSuch('event', id, 'id', 'path')
      return event
    },
  },
  { method: 'post', path: '/v1/webhook_endpoints', run: createWebhookEndpoint },
  {
    method: 'get',
    path: '/v1/webhook_endpoints',
    run: ({ ledger }, params) => {
      params.onlyKnown(listParams)
      const endpoints = [...ledger.webhookEndpoints.values()].map(withoutSecret)
      return listAnswer(endpoints, params, 'webhook_endpoint', '/v1/webhook_endpoints')
    },
  },
]

/** The calls of Stripe's API that the stand-in answers. */
export const operations: Operation[] = [
  ...intents,
  ...methodsAndCharges,
  ...refundsAndDisputes,
  ...eventsAndEndpoints,
]
