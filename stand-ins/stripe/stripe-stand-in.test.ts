import { createServer, type Server } from 'node:http'
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type StripeStandIn, startStripeStandIn } from './start-stripe-stand-in'

const secret = 'whsec_test'
let standIn: StripeStandIn
let shop: Server
let stripe: Stripe
let received: Stripe.Event[] = []
let answerStatus = 200

beforeAll(async () => {
  shop = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const signature = request.headers['stripe-signature']
      received.push(stripe.webhooks.constructEvent(body, signature ?? '', secret))
      response.writeHead(answerStatus).end()
    })
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', () => resolve()))
  const address = shop.address()
  const port = typeof address === 'object' && address ? address.port : 0
  standIn = await startStripeStandIn({
    port: 0,
    secretKey: 'sk_test_x',
    publishableKey: 'pk_test_x',
    webhookEndpoints: [{ url: `http://127.0.0.1:${port}/webhook`, secret }],
    delivery: { retryDelaysMs: [5, 5] },
  })
  stripe = new Stripe('sk_test_x', {
    host: '127.0.0.1',
    port: standIn.port,
    protocol: 'http',
    maxNetworkRetries: 0,
  })
})

afterEach(() => {
  standIn.reset()
  received = []
  answerStatus = 200
})

afterAll(async () => {
  await standIn.close()
  await new Promise((resolve) => shop.close(resolve))
})

const types = () => received.map((event) => event.type)
const card = { amount: 1999, currency: 'usd', payment_method_types: ['card'] }

test('an intent confirmed with a good card succeeds and its signed webhooks arrive in order', async () => {
  const intent = await stripe.paymentIntents.create({ ...card, metadata: { orderId: 'o1' } })
  expect(intent.status).toBe('requires_payment_method')
  const paid = await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
  expect(paid).toMatchObject({ status: 'succeeded', amount_received: 1999, metadata: { orderId: 'o1' } })
  await standIn.idle()
  expect(types()).toEqual(['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded'])
})

test('a declined card answers a card error with the intent inside', async () => {
  const intent = await stripe.paymentIntents.create(card)
  const refusal = stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa_chargeDeclined' })
  await expect(refusal).rejects.toMatchObject({
    type: 'StripeCardError',
    code: 'card_declined',
    decline_code: 'generic_decline',
    payment_intent: { id: intent.id, status: 'requires_payment_method' },
  })
})
