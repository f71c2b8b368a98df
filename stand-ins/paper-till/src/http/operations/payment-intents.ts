import { findCustomer } from '../../payments/attachments.ts'
import { capturePaymentIntent, incrementAuthorization } from '../../payments/capture.ts'
import { confirmPaymentIntent } from '../../payments/confirm-payment-intent.ts'
import { createPaymentIntent } from '../../payments/create-payment-intent.ts'
import { notHere } from '../../payments/intent-params.ts'
import {
  cancelPaymentIntent,
  findPaymentIntent,
  updatePaymentIntent,
} from '../../payments/payment-intents.ts'
import { browserView } from '../browser-view.ts'
import { emptyBillingDetails, lists, type Operation, posts, searches } from './operation.ts'

const confirmParams = [
  'client_secret',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'allowed_payment_method_types',
  'capture_method',
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
const kind = 'payment_intent'
const path = '/v1/payment_intents'

export const paymentIntentOperations: Operation[] = [
  posts(path, kind, createPaymentIntent, {
    mayBeEmpty: [
      'mandate_data',
      'payment_method_options[card]',
      'payment_method_options[card][setup_future_usage]',
      ...emptyBillingDetails('payment_method_data[billing_details]'),
    ],
  }),
  lists({
    path,
    kind,
    entries: ({ paymentIntents }) => paymentIntents.values(),
    filters: { customer: ({ customer }, wanted) => customer === wanted },
    check: (work, params) => {
      const customer = params.text('customer')
      if (customer !== null) findCustomer(work, customer)
    },
  }),
  searches(`${path}/search`, kind, 'paymentIntents', [
    'amount',
    'created',
    'currency',
    'customer',
    'metadata',
    'status',
  ]),
  {
    method: 'get',
    path: `${path}/:id`,
    kind,
    returns: 'object',
    forBrowser: true,
    run: (work, params, id) => {
      params.onlyKnown(['client_secret', ...(work.fromBrowser ? ['is_stripe_sdk'] : [])])
      const intent = findPaymentIntent(work, id, params.text('client_secret'))
      return work.fromBrowser ? browserView(intent) : intent
    },
  },
  posts(`${path}/:id`, kind, (work, params, id) =>
    updatePaymentIntent(work, findPaymentIntent(work, id, null), params),
  ),
  posts(
    `${path}/:id/confirm`,
    kind,
    (work, params, id) => {
      params.onlyKnown(confirmParams, notHere)
      const intent = findPaymentIntent(work, id, params.text('client_secret'))
      confirmPaymentIntent(work, intent, params)
      return work.fromBrowser ? browserView(intent) : intent
    },
    { forBrowser: true },
  ),
  posts(`${path}/:id/capture`, kind, (work, params, id) =>
    capturePaymentIntent(work, findPaymentIntent(work, id, null), params),
  ),
  posts(`${path}/:id/increment_authorization`, kind, (work, params, id) =>
    incrementAuthorization(work, findPaymentIntent(work, id, null), params),
  ),
  posts(`${path}/:id/cancel`, kind, (work, params, id) =>
    cancelPaymentIntent(work, findPaymentIntent(work, id, null), params),
  ),
]
