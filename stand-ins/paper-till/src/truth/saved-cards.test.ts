import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { counted, expectCountInReadme } from '../testing/readme.ts'
import { startTestShop } from '../testing/start-test-shop.ts'

const shop = await startTestShop()
const { stripe } = shop
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const cards = ['card' as const]
const sale = { amount: 1000, currency: 'usd', allowed_payment_method_types: cards }
const newCard = (token = 'tok_visa') => stripe.paymentMethods.create({ type: 'card', card: { token } })
const used = /previously used with a PaymentIntent without Customer attachment/

describe('a payment method without a customer is used up by one payment (github.com/stripe/stripe-react-native/issues/1170)', () => {
  test('that succeeded', async () => {
    const { id: payment_method } = await newCard()
    await stripe.paymentIntents.create({ ...sale, payment_method, confirm: true })
    await expect(
      stripe.paymentIntents.create({ ...sale, payment_method, confirm: true }),
    ).rejects.toMatchObject({
      statusCode: 400,
      type: 'StripeInvalidRequestError',
      message: expect.stringMatching(used),
    })
    expect(shop.standIn.state().payment_intents).toHaveLength(1)
  })

  test('that was declined (github.com/liberapay/liberapay.com/issues/2686)', async () => {
    const { id: payment_method } = await newCard('tok_visa_chargeDeclined')
    const { id } = await stripe.paymentIntents.create(sale)
    await expect(stripe.paymentIntents.confirm(id, { payment_method })).rejects.toMatchObject({
      statusCode: 402,
    })
    await expect(stripe.paymentIntents.confirm(id, { payment_method })).rejects.toThrow(used)
    expect(shop.standIn.state().charges).toHaveLength(1)
  })

  test('and cannot be attached afterwards', async () => {
    const { id: payment_method } = await newCard()
    await stripe.paymentIntents.create({ ...sale, payment_method, confirm: true })
    const { id: customer } = await stripe.customers.create()
    await expect(stripe.paymentMethods.attach(payment_method, { customer })).rejects.toThrow(used)
  })

  test('but the same intent may go on with it while it waits for 3-D Secure', async () => {
    const { id: payment_method } = await newCard('tok_threeDSecure2Required')
    const { id } = await stripe.paymentIntents.create({ ...sale, payment_method, confirm: true })
    expect((await stripe.paymentIntents.confirm(id, { payment_method })).status).toBe('requires_action')
  })
})

describe('saved cards (docs.stripe.com/payments/save-and-reuse)', () => {
  test('an attached card pays again and again, for its customer alone', async () => {
    const { id: customer } = await stripe.customers.create()
    const { id: payment_method } = await stripe.paymentMethods.attach('pm_card_visa', { customer })
    for (let time = 0; time < 2; time += 1) {
      const paid = await stripe.paymentIntents.create({ ...sale, customer, payment_method, confirm: true })
      expect(paid).toMatchObject({ status: 'succeeded', customer })
    }
    await expect(stripe.paymentIntents.create({ ...sale, payment_method, confirm: true })).rejects.toThrow(
      'belongs to a Customer',
    )
    const { id: other } = await stripe.customers.create()
    await expect(
      stripe.paymentIntents.create({ ...sale, customer: other, payment_method, confirm: true }),
    ).rejects.toThrow('does not have a payment method with the ID')
  })

  test('setup_future_usage attaches the card of a payment to its customer', async () => {
    const { id: customer } = await stripe.customers.create()
    await stripe.paymentIntents.create({
      ...sale,
      customer,
      payment_method: 'pm_card_visa',
      setup_future_usage: 'on_session',
      confirm: true,
    })
    expect((await stripe.customers.listPaymentMethods(customer)).data).toMatchObject([{ customer }])
    await shop.standIn.idle()
    expect(shop.types()).toContain('payment_method.attached')
  })

  test('a detached card is of no use any more (docs.stripe.com/api/payment_methods/detach)', async () => {
    const { id: customer } = await stripe.customers.create()
    const { id } = await stripe.paymentMethods.attach('pm_card_visa', { customer })
    expect((await stripe.paymentMethods.detach(id)).customer).toBeNull()
    expect((await stripe.customers.listPaymentMethods(customer)).data).toEqual([])
    await expect(stripe.paymentMethods.attach(id, { customer })).rejects.toThrow(used)
    await expect(stripe.paymentMethods.detach(id)).rejects.toThrow('not attached')
  })

  test('a card that simulates a decline cannot be attached, but for the one that declines later (docs.stripe.com/testing)', async () => {
    const { id: customer } = await stripe.customers.create()
    await expect(stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer })).rejects.toMatchObject({
      code: 'card_declined',
    })
    const { id: payment_method } = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer,
    })
    await expect(
      stripe.paymentIntents.create({ ...sale, customer, payment_method, confirm: true }),
    ).rejects.toMatchObject({ code: 'card_declined' })
  })

  test('off-session: a card that was set up pays, one that was not wants its owner (docs.stripe.com/testing)', async () => {
    const { id: customer } = await stripe.customers.create()
    const setUp = await stripe.setupIntents.create({
      customer,
      payment_method: 'pm_card_authenticationRequiredOnSetup',
      confirm: true,
      return_url: 'https://shop.example',
    })
    expect(setUp).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } })
    await fetch(`${shop.url}/_stand-in/setup_intents/${setUp.id}/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"outcome":"complete"}',
    })
    const { payment_method, status } = await stripe.setupIntents.retrieve(setUp.id)
    expect(status).toBe('succeeded')
    const later = { ...sale, customer, confirm: true, off_session: true }
    const paid = await stripe.paymentIntents.create({ ...later, payment_method: String(payment_method) })
    expect(paid.status).toBe('succeeded')
    const { id: never } = await stripe.paymentMethods.attach('pm_card_authenticationRequiredOnSetup', {
      customer,
    })
    await expect(stripe.paymentIntents.create({ ...later, payment_method: never })).rejects.toMatchObject({
      code: 'authentication_required',
    })
  })

  test('a deleted customer is gone, with the cards', async () => {
    const { id } = await stripe.customers.create({ payment_method: 'pm_card_visa', email: 'a@b.test' })
    expect(await stripe.customers.del(id)).toMatchObject({ id, deleted: true })
    await expect(stripe.paymentIntents.create({ ...sale, customer: id })).rejects.toMatchObject({
      param: 'customer',
    })
    expect((await stripe.customers.list({ email: 'a@b.test' })).data).toEqual([])
  })
})

test(counted, ({ task }) => expectCountInReadme(task))
