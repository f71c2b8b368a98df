import type { Form } from '../compare/scenarios.ts'
import type { Shape, Step } from './example.ts'

type More = Partial<Pick<Step, 'status' | 'keeps' | 'byBrowser' | 'returns'>>

const post = (name: string, path: string, form: Form = {}, more: More = {}): Step => ({
  name,
  method: 'post',
  path: `/v1/${path}`,
  form,
  ...more,
})
const get = (name: string, path: string, form: Form = {}, more: More = {}): Step => ({
  name,
  method: 'get',
  path: `/v1/${path}`,
  form,
  ...more,
})
const card = (number: string) => ({
  type: 'card',
  card: { number, exp_month: 12, exp_year: 2040, cvc: '123' },
})
const returns = (shape: Shape): More => ({ returns: shape })
const cards = { allowed_payment_method_types: ['card'] }
const sale = { ...cards, amount: 1000, currency: 'usd', customer: '{customer}' }
const charge = { expand: ['latest_charge'] }
const setUp = (name: string): Step =>
  post(name, 'setup_intents', {}, { keeps: { setup: 'id', secret: 'client_secret' } })

/**
 * The steps of localstripe's script that concern card payments, in its order. Two things have other names since: the
 * charge of an intent is its `latest_charge`, and cards are payment methods.
 */
export const localstripeSteps: { step: Step; differs?: string }[] = [
  {
    step: post('a customer is made', 'customers', { email: 'james@example.com' }, { keeps: { first: 'id' } }),
  },
  {
    step: post(
      'described',
      'customers/{first}',
      { description: 'Adding a description' },
      returns({ description: 'Adding a description' }),
    ),
  },
  { step: post('and told their languages', 'customers/{first}', { preferred_locales: ['fr-FR', 'es-ES'] }) },
  {
    step: get(
      'and found by their address',
      'customers',
      { email: 'james@example.com' },
      returns({ 'data.0.email': 'james@example.com' }),
    ),
  },
  {
    step: {
      name: 'and deleted',
      method: 'delete',
      path: '/v1/customers/{first}',
      returns: { deleted: true },
    },
  },
  { step: post('a card is made', 'payment_methods', card('4242424242424242'), { keeps: { good: 'id' } }) },
  {
    step: post(
      'another customer is made',
      'customers',
      { email: 'john@example.com' },
      { keeps: { customer: 'id' } },
    ),
  },
  {
    step: post(
      'the card is attached',
      'payment_methods/{good}/attach',
      { customer: '{customer}' },
      returns({ customer: '{customer}' }),
    ),
  },
  {
    step: post('becomes the default', 'customers/{customer}', {
      invoice_settings: { default_payment_method: '{good}' },
    }),
  },
  {
    step: get(
      'and is shown as that',
      'customers/{customer}',
      { expand: ['invoice_settings.default_payment_method'] },
      returns({ 'invoice_settings.default_payment_method.id': '{good}' }),
    ),
  },
  {
    step: get(
      'the cards are listed',
      'payment_methods',
      { customer: '{customer}', type: 'card' },
      returns({ 'data.0.id': '{good}' }),
    ),
  },
  { step: post('the card is detached', 'payment_methods/{good}/detach', {}, returns({ customer: null })) },
  {
    step: post('a declined card is made', 'payment_methods', card('4000000000000002'), {
      keeps: { bad: 'id' },
    }),
  },
  {
    step: post(
      'which cannot be attached',
      'payment_methods/{bad}/attach',
      { customer: '{customer}' },
      { status: 402 },
    ),
  },
  { step: setUp('a setup begins') },
  { step: post('which needs a card', 'setup_intents/{setup}/confirm', {}, { status: 400 }) },
  {
    step: post(
      'and succeeds with one',
      'setup_intents/{setup}/confirm',
      { payment_method: 'pm_card_visa' },
      returns({ status: 'succeeded' }),
    ),
  },
  {
    step: post('and is canceled', 'setup_intents/{setup}/cancel', {}, returns({ status: 'canceled' })),
    differs: 'Stripe cancels no setup that has succeeded.',
  },
  { step: setUp('a browser sets up a card') },
  {
    step: post(
      'that it sends along',
      'setup_intents/{setup}/confirm',
      {
        client_secret: '{secret}',
        use_stripe_sdk: true,
        payment_method_data: {
          ...card('4242424242424242'),
          billing_details: { address: { postal_code: '42424' } },
        },
      },
      { byBrowser: true, returns: { status: 'succeeded' } },
    ),
  },
  { step: setUp('a browser sets up the card from before') },
  {
    step: post(
      'by its id',
      'setup_intents/{setup}/confirm',
      { client_secret: '{secret}', payment_method: '{good}' },
      { byBrowser: true, returns: { status: 'succeeded' } },
    ),
    differs: 'The card was detached, and Stripe lets nobody use such a card again.',
  },
  { step: setUp('a browser sets up the bad card') },
  {
    step: post(
      'and is refused',
      'setup_intents/{setup}/confirm',
      { client_secret: '{secret}', payment_method: '{bad}' },
      { byBrowser: true, status: 402 },
    ),
  },
  {
    step: post(
      'a well-known card succeeds',
      'setup_intents/{setup}/confirm',
      { client_secret: '{secret}', payment_method: 'pm_card_visa' },
      { byBrowser: true, returns: { status: 'succeeded' } },
    ),
  },
  { step: setUp('a browser sets up a well-known bad card') },
  {
    step: post(
      'and is refused again',
      'setup_intents/{setup}/confirm',
      { client_secret: '{secret}', payment_method: 'pm_card_visa_chargeDeclined' },
      { byBrowser: true, status: 402 },
    ),
  },
  {
    step: post(
      'off_session needs a confirmation',
      'payment_intents',
      { ...cards, amount: 1000, currency: 'usd', off_session: true, confirm: false },
      { status: 400 },
    ),
  },
  {
    step: post(
      'a customer comes with a card',
      'customers',
      { payment_method: 'pm_card_visa' },
      { keeps: { customer: 'id' } },
    ),
  },
  {
    step: get(
      'which is listed',
      'payment_methods',
      { customer: '{customer}', type: 'card' },
      { keeps: { card: 'data.0.id' } },
    ),
  },
  {
    step: post(
      'a payment is captured at once',
      'payment_intents',
      { ...sale, payment_method: '{card}', confirm: true, ...charge },
      returns({ 'latest_charge.captured': true }),
    ),
  },
  {
    step: post(
      'or only held',
      'payment_intents',
      { ...sale, payment_method: '{card}', confirm: true, capture_method: 'manual' },
      { keeps: { held: 'id' } },
    ),
  },
  {
    step: get('until it is captured', 'payment_intents/{held}', {}, returns({ status: 'requires_capture' })),
  },
  {
    step: post(
      'for no more than is held',
      'payment_intents/{held}/capture',
      { amount_to_capture: 2000 },
      { status: 400 },
    ),
  },
  {
    step: post(
      'but for less',
      'payment_intents/{held}/capture',
      { amount_to_capture: 800 },
      returns({ status: 'succeeded' }),
    ),
  },
  {
    step: get(
      'with an event',
      'events',
      { type: 'payment_intent.succeeded', limit: 1 },
      returns({ 'data.0.data.object.id': '{held}' }),
    ),
  },
  {
    step: get(
      'and the rest given back',
      'payment_intents/{held}',
      charge,
      returns({ 'latest_charge.amount_refunded': 200 }),
    ),
    differs: 'Since Basil nothing is refunded of what was not captured.',
  },
  {
    step: post(
      'another one is held',
      'payment_intents',
      { ...sale, payment_method: '{card}', confirm: true, capture_method: 'manual', ...charge },
      {
        keeps: { held: 'id', charge: 'latest_charge.id' },
        returns: { 'latest_charge.balance_transaction': null },
      },
    ),
  },
  {
    step: post('and captured whole', 'payment_intents/{held}/capture', charge, {
      keeps: { transaction: 'latest_charge.balance_transaction' },
      returns: { 'latest_charge.captured': true, 'latest_charge.amount_refunded': 0 },
    }),
  },
  {
    step: get(
      'with its movement of the balance',
      'balance_transactions/{transaction}',
      {},
      returns({ source: '{charge}' }),
    ),
  },
  { step: post('but not twice', 'payment_intents/{held}/capture', {}, { status: 400 }) },
  { step: post('then refunded', 'refunds', { payment_intent: '{held}' }, returns({ status: 'succeeded' })) },
  {
    step: get(
      'as its charge says',
      'payment_intents/{held}',
      charge,
      returns({ 'latest_charge.amount_refunded': 1000 }),
    ),
  },
  {
    step: post(
      'a card that fails later is attached',
      'payment_methods/pm_card_chargeCustomerFail/attach',
      { customer: '{customer}' },
      { keeps: { failing: 'id' } },
    ),
  },
  {
    step: post(
      'and cannot pay',
      'payment_intents',
      { ...sale, payment_method: '{failing}', confirm: true },
      { status: 402 },
    ),
  },
  {
    step: post(
      'a payment with it is made',
      'payment_intents',
      { ...sale, payment_method: '{failing}' },
      { keeps: { doomed: 'id' } },
    ),
  },
  { step: post('and refused when it is confirmed', 'payment_intents/{doomed}/confirm', {}, { status: 402 }) },
  {
    step: get(
      'with an event',
      'events',
      { type: 'payment_intent.payment_failed', limit: 1 },
      returns({ 'data.0.data.object.id': '{doomed}' }),
    ),
  },
  {
    step: get(
      'no event is from the future',
      'events',
      { created: { gt: 9_999_999_999 } },
      returns({ 'data.length': 0 }),
    ),
  },
]
