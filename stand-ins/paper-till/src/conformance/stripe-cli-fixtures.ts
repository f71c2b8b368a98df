import type { Form } from '../compare/scenarios.ts'
import type { Example, Step } from './example.ts'

const cards = { allowed_payment_method_types: ['card'] }

function pays(form: Form, keeps: Step['keeps'] = { payment: 'id' }, status = 200): Step {
  return {
    name: 'pay',
    method: 'post',
    path: '/v1/payment_intents',
    form: { amount: 2000, currency: 'usd', ...form },
    keeps,
    status,
  }
}
const paying = (method: string): Step =>
  pays({ ...cards, amount: 100, confirm: true, payment_method: method })
const dispute: Step = {
  name: 'find the dispute',
  method: 'get',
  path: '/v1/disputes',
  form: { payment_intent: '{payment}' },
  keeps: { dispute: 'data.0.id' },
}
const refund: Step = {
  name: 'refund',
  method: 'post',
  path: '/v1/refunds',
  form: { payment_intent: '{payment}' },
  keeps: { refund: 'id' },
}
const customer: Step = {
  name: 'a customer',
  method: 'post',
  path: '/v1/customers',
  form: { description: 'made by a fixture' },
  keeps: { customer: 'id' },
}
const attach: Step = {
  name: 'attach',
  method: 'post',
  path: '/v1/payment_methods/pm_card_visa/attach',
  form: { customer: '{customer}' },
  keeps: { method: 'id' },
}
const setUp = (form: Form, status = 200): Step => ({
  name: 'set up',
  method: 'post',
  path: '/v1/setup_intents',
  form,
  keeps: { setup: 'id' },
  status,
})

const of = (emits: string, ...steps: Step[]): Example => ({ name: emits, emits, steps })

/** What `stripe trigger` does for each event of payments, with the parameters' names of today. */
export const stripeCliFixtures: Example[] = [
  of(
    'charge.captured',
    pays({ ...cards, capture_method: 'manual', confirm: true, payment_method: 'pm_card_visa' }),
    { name: 'capture', method: 'post', path: '/v1/payment_intents/{payment}/capture' },
  ),
  of('charge.dispute.closed', paying('pm_card_createDisputeInquiry'), dispute, {
    name: 'close',
    method: 'post',
    path: '/v1/disputes/{dispute}/close',
  }),
  of('charge.dispute.created', paying('pm_card_createDisputeInquiry')),
  of('charge.dispute.updated', paying('pm_card_createDisputeInquiry'), dispute, {
    name: 'update',
    method: 'post',
    path: '/v1/disputes/{dispute}',
    form: { metadata: { foo: 'bar' } },
  }),
  of(
    'charge.failed',
    pays({ ...cards, confirm: true, payment_method: 'pm_card_visa_chargeDeclined' }, {}, 402),
  ),
  of('charge.refund.updated', paying('pm_card_visa'), refund, {
    name: 'update',
    method: 'post',
    path: '/v1/refunds/{refund}',
    form: { metadata: { order_id: '6735' } },
  }),
  of('charge.refunded', paying('pm_card_visa'), refund),
  of('charge.succeeded', paying('pm_card_visa')),
  of(
    'payment_intent.amount_capturable_updated',
    pays({
      ...cards,
      capture_method: 'manual',
      confirm: true,
      confirmation_method: 'manual',
      payment_method: 'pm_card_visa',
      return_url: 'https://stripe.com',
    }),
  ),
  of('payment_intent.canceled', pays({}), {
    name: 'cancel',
    method: 'post',
    path: '/v1/payment_intents/{payment}/cancel',
    form: { cancellation_reason: 'requested_by_customer' },
  }),
  of('payment_intent.created', pays(cards)),
  of(
    'payment_intent.payment_failed',
    pays({ ...cards, confirm: true, payment_method: 'pm_card_chargeDeclined' }, {}, 402),
  ),
  of(
    'payment_intent.requires_action',
    pays({ ...cards, confirm: true, payment_method: 'pm_card_authenticationRequired' }),
  ),
  of(
    'payment_intent.succeeded',
    pays({
      ...cards,
      confirm: true,
      payment_method: 'pm_card_visa',
      shipping: {
        name: 'Jenny Rosen',
        address: {
          line1: '510 Townsend St',
          postal_code: '94103',
          city: 'San Francisco',
          state: 'CA',
          country: 'US',
        },
      },
    }),
  ),
]

/** The same for customers and saved cards. */
export const moreStripeCliFixtures: Example[] = [
  of('customer.created', customer),
  of('customer.deleted', customer, { name: 'delete', method: 'delete', path: '/v1/customers/{customer}' }),
  of('customer.updated', customer, {
    name: 'update',
    method: 'post',
    path: '/v1/customers/{customer}',
    form: { metadata: { foo: 'bar' } },
  }),
  of('payment_method.attached', customer, attach),
  of('payment_method.detached', customer, attach, {
    name: 'detach',
    method: 'post',
    path: '/v1/payment_methods/{method}/detach',
  }),
  of('setup_intent.canceled', setUp(cards), {
    name: 'cancel',
    method: 'post',
    path: '/v1/setup_intents/{setup}/cancel',
    form: { cancellation_reason: 'requested_by_customer' },
  }),
  of('setup_intent.created', setUp(cards)),
  of(
    'setup_intent.requires_action',
    setUp({ confirm: true, payment_method: 'pm_card_authenticationRequired' }),
  ),
  of(
    'setup_intent.setup_failed',
    setUp({ ...cards, confirm: true, payment_method: 'pm_card_chargeDeclined' }, 402),
  ),
  of('setup_intent.succeeded', setUp({ ...cards, confirm: true, payment_method: 'pm_card_visa' })),
]
