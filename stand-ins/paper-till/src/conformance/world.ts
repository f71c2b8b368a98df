import type { Step } from './example.ts'

const cards = { allowed_payment_method_types: ['card'] }
const sale = { amount: 2000, currency: 'usd', ...cards }

/** What is there before an example begins: one of everything, in the state that the example needs. */
export const world: Step[] = [
  {
    name: 'a customer',
    method: 'post',
    path: '/v1/customers',
    form: { name: 'fakename', metadata: { foo: 'bar' } },
    keeps: { customer: 'id' },
  },
  {
    name: 'a saved card',
    method: 'post',
    path: '/v1/payment_methods/pm_card_visa/attach',
    form: { customer: '{customer}' },
    keeps: { saved: 'id' },
  },
  {
    name: 'a card',
    method: 'post',
    path: '/v1/payment_methods',
    form: { type: 'card', card: { token: 'tok_visa' } },
    keeps: { method: 'id' },
  },
  {
    name: 'a token',
    method: 'post',
    path: '/v1/tokens',
    form: { card: { number: '4242424242424242', exp_month: 5, exp_year: 2040, cvc: '314' } },
    keeps: { token: 'id' },
  },
  { name: 'an open payment', method: 'post', path: '/v1/payment_intents', form: sale, keeps: { open: 'id' } },
  {
    name: 'a held payment',
    method: 'post',
    path: '/v1/payment_intents',
    form: {
      ...sale,
      confirm: true,
      payment_method: 'pm_card_visa',
      capture_method: 'manual',
      payment_method_options: { card: { request_incremental_authorization: 'if_available' } },
    },
    keeps: { held: 'id' },
  },
  {
    name: 'a paid one',
    method: 'post',
    path: '/v1/payment_intents',
    form: { ...sale, confirm: true, payment_method: 'pm_card_visa', metadata: { order_id: '6735' } },
    keeps: { paid: 'id', charge: 'latest_charge' },
  },
  {
    name: 'a held charge',
    method: 'post',
    path: '/v1/charges',
    form: { amount: 2000, currency: 'usd', source: 'tok_visa', capture: false },
    keeps: { heldCharge: 'id' },
  },
  {
    name: 'a paid charge',
    method: 'post',
    path: '/v1/charges',
    form: { amount: 2000, currency: 'usd', source: 'tok_visa' },
    keeps: { paidCharge: 'id', transaction: 'balance_transaction' },
  },
  {
    name: 'a refund',
    method: 'post',
    path: '/v1/refunds',
    form: { charge: '{paidCharge}', amount: 500 },
    keeps: { refund: 'id' },
  },
  {
    name: 'a disputed one',
    method: 'post',
    path: '/v1/payment_intents',
    form: { ...sale, confirm: true, payment_method: 'pm_card_createDispute' },
    keeps: { disputed: 'id' },
  },
  {
    name: 'its dispute',
    method: 'get',
    path: '/v1/disputes',
    form: { payment_intent: '{disputed}' },
    keeps: { dispute: 'data.0.id' },
  },
  { name: 'a card to save', method: 'post', path: '/v1/setup_intents', form: cards, keeps: { setup: 'id' } },
  {
    name: 'an endpoint',
    method: 'post',
    path: '/v1/webhook_endpoints',
    form: { url: 'http://127.0.0.1:9/hook', enabled_events: ['charge.failed'] },
    keeps: { endpoint: 'id' },
  },
  { name: 'an event', method: 'get', path: '/v1/events', form: { limit: 1 }, keeps: { event: 'data.0.id' } },
  {
    name: 'a test clock',
    method: 'post',
    path: '/v1/test_helpers/test_clocks',
    form: { frozen_time: 1577836800 },
    keeps: { clock: 'id' },
  },
]
