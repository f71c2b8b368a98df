import { findCustomer } from '../../payments/attachments.ts'
import { capturePaymentIntent, incrementAuthorization } from '../../payments/capture.ts'
import { confirmPaymentIntent } from '../../payments/confirm-payment-intent.ts'
import { createPaymentIntent } from '../../payments/create-payment-intent.ts'
import {
  cancelPaymentIntent,
  findPaymentIntent,
  updatePaymentIntent,
} from '../../payments/payment-intents.ts'
import { browserView } from '../browser-view.ts'
import { callsOfIntent, emptyBillingDetails, lists, type Operation, posts, searches } from './operation.ts'

const kind = 'payment_intent'
const path = '/v1/payment_intents'
const intent = callsOfIntent(kind, path, findPaymentIntent, browserView)

export const paymentIntentOperations: Operation[] = [
  posts(path, kind, createPaymentIntent, {
    mayBeEmpty: `mandate_data payment_method_options[card] payment_method_options[card][setup_future_usage]
      ${emptyBillingDetails('payment_method_data[billing_details]')}`,
  }),
  lists({
    path,
    kind,
    entries: ({ paymentIntents }) => paymentIntents.values(),
    filters: 'customer',
    check: (work, params) => {
      const customer = params.text('customer')
      if (customer !== null) findCustomer(work, customer)
    },
  }),
  searches(`${path}/search`, kind, 'paymentIntents', 'amount created currency customer metadata status'),
  intent.retrieves,
  intent.posts('', updatePaymentIntent),
  intent.posts('/confirm', confirmPaymentIntent, { forBrowser: true }),
  intent.posts('/capture', capturePaymentIntent),
  intent.posts('/increment_authorization', incrementAuthorization),
  intent.posts('/cancel', cancelPaymentIntent),
]
