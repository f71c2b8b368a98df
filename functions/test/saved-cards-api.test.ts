import { describe, expect, it } from 'vitest'
import { removeAccount } from '../src/domain/removal/remove-account.ts'
import { call, refused, send } from '../testing/call.ts'
import { anIntent, anOrder, aPaidOrder, aSavedCard, intentOf, payByCard } from '../testing/factories.ts'
import { signUp, type TestAccount } from '../testing/sign-in.ts'
import type { Api } from '../testing/start-api.ts'
import { expectNothingWritten } from './support/database.ts'
import { paymentSetup } from './support/payment-setup.ts'

let api: Api
let productId: string

paymentSetup((setup) => {
  ;({ api, productId } = setup)
})

/** What the payment page sends when the buyer pays, and the intent behind it. */
const choose = (buyer: TestAccount, orderId: string, choice: object) =>
  intentOf(call(api, 'createPaymentIntent', { body: { price: 1, orderId, ...choice }, token: buyer.token }))
const cardsOf = async ({ token }: TestAccount) => (await call(api, 'listCards', { token })).body
const stripeIntent = (id: string) => api.stripeSdk.paymentIntents.retrieve(id)
const customersOf = async ({ uid }: TestAccount) =>
  (await api.stripeSdk.customers.list({ limit: 100 })).data.filter(({ metadata }) => metadata.uid === uid)
const stateOf = async (buyer: TestAccount, id: string) =>
  (await call(api, 'getOrder', { params: { id }, token: buyer.token })).body.state

async function reportPaid(buyer: TestAccount, orderId: string, transactionId: string) {
  const body = { order: orderId, transactionId }
  await call(api, 'reportPayment', { params: { id: orderId }, body, token: buyer.token })
  expect(await stateOf(buyer, orderId)).toBe('paid')
}

describe('a buyer who saves a card', () => {
  it('pays with it, finds it in the list, and pays the next order with it', async () => {
    const buyer = await signUp(api)
    const first = await anOrder(api, buyer, productId)
    const intentId = await anIntent(api, buyer, first)
    expect(await choose(buyer, first, { saveCard: true })).toBe(intentId)
    expect(await stripeIntent(intentId)).toMatchObject({
      customer: expect.any(String),
      setup_future_usage: 'on_session',
    })
    expect(await cardsOf(buyer)).toEqual([])
    await payByCard(api, intentId)
    await reportPaid(buyer, first, intentId)
    const [card] = await cardsOf(buyer)
    expect(card).toMatchObject({ brand: 'visa', last4: '4242' })

    const second = await anOrder(api, buyer, productId)
    const nextIntent = await choose(buyer, second, { cardId: card?._id })
    expect(await stripeIntent(nextIntent)).toMatchObject({ setup_future_usage: null })
    await api.stripeSdk.paymentIntents.confirm(nextIntent, { payment_method: card?._id ?? '' })
    await reportPaid(buyer, second, nextIntent)
    expect(await cardsOf(buyer)).toEqual([card])
    expect(await customersOf(buyer)).toHaveLength(1)
  })

  it('gets one customer, also from two pages at once, and nobody sees its id', async () => {
    const buyer = await signUp(api)
    const orders = [await anOrder(api, buyer, productId), await anOrder(api, buyer, productId)]
    await Promise.allSettled(orders.map((id) => choose(buyer, id, { saveCard: true })))
    for (const id of orders) await choose(buyer, id, { saveCard: true })
    const [customer, another] = await customersOf(buyer)
    expect(another).toBeUndefined()
    const { body } = await call(api, 'getProfile', { query: { email: buyer.email }, token: buyer.token })
    expect(JSON.stringify(body)).not.toContain(customer?.id ?? 'a customer')
  })

  it('may change their mind: a call without the choice keeps no card', async () => {
    const buyer = await signUp(api)
    const orderId = await anOrder(api, buyer, productId)
    const intentId = await choose(buyer, orderId, { saveCard: true })
    expect(await choose(buyer, orderId, {})).toBe(intentId)
    expect(await stripeIntent(intentId)).toMatchObject({ setup_future_usage: null })
    await payByCard(api, intentId)
    await reportPaid(buyer, orderId, intentId)
    expect(await cardsOf(buyer)).toEqual([])
  })

  it('can pay with another card when the saved one is declined', async () => {
    const buyer = await signUp(api)
    const cardId = await aSavedCard(api, buyer, 'pm_card_chargeCustomerFail')
    const [card] = await cardsOf(buyer)
    expect(card?._id).toBe(cardId)
    const orderId = await anOrder(api, buyer, productId)
    const intentId = await choose(buyer, orderId, { cardId })
    await expect(
      api.stripeSdk.paymentIntents.confirm(intentId, { payment_method: cardId }),
    ).rejects.toMatchObject({ code: 'card_declined' })
    expect(await stateOf(buyer, orderId)).toBe('unpaid')
    expect(await choose(buyer, orderId, {})).toBe(intentId)
    await payByCard(api, intentId)
    await reportPaid(buyer, orderId, intentId)
  })

  it('removes it, and it is of no use any more', async () => {
    const buyer = await signUp(api)
    const id = await aSavedCard(api, buyer)
    const remove = { params: { id }, token: buyer.token }
    expect((await call(api, 'deleteCard', remove)).body).toEqual({ deletedCount: 1 })
    expect(await cardsOf(buyer)).toEqual([])
    await refused(api, 'deleteCard', 'not_found', remove)
    const orderId = await anOrder(api, buyer, productId)
    const body = { price: 1, orderId, cardId: id }
    await refused(api, 'createPaymentIntent', 'not_found', { body, token: buyer.token })
  })

  it('gets another customer when theirs was deleted at Stripe, also for a payment that was begun', async () => {
    const buyer = await signUp(api)
    const begun = await anOrder(api, buyer, productId)
    const before = await choose(buyer, begun, { saveCard: true })
    const [gone] = await customersOf(buyer)
    await api.stripeSdk.customers.del(gone?.id ?? '')
    const orderId = await anOrder(api, buyer, productId)
    for (const id of [orderId, begun]) {
      const intentId = await choose(buyer, id, { saveCard: true })
      expect(intentId).not.toBe(before)
      await payByCard(api, intentId)
      await reportPaid(buyer, id, intentId)
    }
    expect(await cardsOf(buyer)).toMatchObject([{ last4: '4242' }])
    expect(await customersOf(buyer)).toHaveLength(1)
  })

  it('pays what was begun with a card that is not saved after their customer was deleted at Stripe', async () => {
    const buyer = await signUp(api)
    const [saving, changed] = [await anOrder(api, buyer, productId), await anOrder(api, buyer, productId)]
    for (const id of [saving, changed]) await choose(buyer, id, { saveCard: true })
    const kept = await choose(buyer, changed, {})
    expect(await choose(buyer, changed, {})).toBe(kept)
    const [gone] = await customersOf(buyer)
    await api.stripeSdk.customers.del(gone?.id ?? '')
    for (const id of [saving, changed]) {
      const intentId = await choose(buyer, id, {})
      await payByCard(api, intentId)
      await reportPaid(buyer, id, intentId)
      expect(await stripeIntent(intentId)).toMatchObject({ customer: null })
    }
  })

  it('takes the cards along when the account is removed', async () => {
    const buyer = await signUp(api)
    const orderId = await anOrder(api, buyer, productId)
    await choose(buyer, orderId, { saveCard: true })
    await call(api, 'deleteOrder', { params: { id: orderId }, token: buyer.token })
    expect(await customersOf(buyer)).toHaveLength(1)
    await removeAccount(api.shop, buyer.email)
    expect(await customersOf(buyer)).toEqual([])
  })
})

describe('a saved card', () => {
  it('is listed once however often it was saved, and removed as often', async () => {
    const buyer = await signUp(api)
    const older = await aSavedCard(api, buyer)
    const newer = await aSavedCard(api, buyer)
    const other = await aSavedCard(api, buyer, 'pm_card_mastercard')
    expect((await cardsOf(buyer)).map(({ _id }) => _id).toSorted()).toEqual([newer, other].toSorted())
    await call(api, 'deleteCard', { params: { id: newer }, token: buyer.token })
    expect((await cardsOf(buyer)).map(({ _id }) => _id)).toEqual([other])
    await refused(api, 'deleteCard', 'not_found', { params: { id: older }, token: buyer.token })
  })

  it('is removed by one of several calls at the same moment, and not found by the others', async () => {
    const buyer = await signUp(api)
    const ids = [await aSavedCard(api, buyer), await aSavedCard(api, buyer, 'pm_card_mastercard')]
    for (const id of ids) {
      const remove = () => send(api, 'deleteCard', { params: { id }, token: buyer.token })
      const answers = await Promise.all([remove(), remove(), remove()])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
    }
    expect(await cardsOf(buyer)).toEqual([])
  })

  it('says that it has expired, and pays nothing then', async () => {
    const buyer = await signUp(api)
    const cardId = await aSavedCard(api, buyer)
    const [card] = await cardsOf(buyer)
    if (!card) throw new Error('the card is saved')
    expect(card.expired).toBeUndefined()
    const minutesOf = (moment: number) => (moment - api.shop.now().getTime()) / 60_000
    const later = minutesOf(Date.UTC(card.expYear, card.expMonth, 2))
    api.travel(later)
    const orderId = await anOrder(api, buyer, productId)
    expect(await cardsOf(buyer)).toEqual([{ ...card, expired: true }])
    await expectNothingWritten(api, async () => {
      const body = { price: 1, orderId, cardId }
      await refused(api, 'createPaymentIntent', 'card_expired', { body, token: buyer.token })
    })
    expect((await call(api, 'deleteCard', { params: { id: cardId }, token: buyer.token })).body).toEqual({
      deletedCount: 1,
    })
    api.travel(-later)
  })
})

describe('a buyer who saves none', () => {
  it('has no customer and no card at Stripe', async () => {
    const buyer = await signUp(api)
    await aPaidOrder(api, buyer, productId)
    expect(await cardsOf(buyer)).toEqual([])
    expect(await customersOf(buyer)).toEqual([])
    const { data } = await api.stripeSdk.paymentIntents.list({ limit: 1 })
    expect(data).toMatchObject([{ customer: null, setup_future_usage: null }])
  })
})

describe('cards of somebody else', () => {
  it('pay nothing, are not removed and change nothing', async () => {
    const [owner, other] = [await signUp(api, 'owner'), await signUp(api, 'other')]
    const id = await aSavedCard(api, owner)
    await aSavedCard(api, other)
    const orderId = await anOrder(api, other, productId)
    const intentId = await anIntent(api, other, orderId)
    const before = await stripeIntent(intentId)
    await expectNothingWritten(api, async () => {
      const body = { price: 1, orderId, cardId: id }
      await refused(api, 'createPaymentIntent', 'not_found', { body, token: other.token })
      await refused(api, 'deleteCard', 'not_found', { params: { id }, token: other.token })
    })
    expect(await stripeIntent(intentId)).toEqual(before)
    expect(await cardsOf(owner)).toMatchObject([{ _id: id }])
  })

  it("are not saved or used on somebody else's order, not even by an admin", async () => {
    const [owner, other] = [await signUp(api, 'owner'), await signUp(api, 'other')]
    const orderId = await anOrder(api, owner, productId)
    const cardId = await aSavedCard(api, other)
    await expectNothingWritten(api, async () => {
      for (const choice of [{ saveCard: true }, { cardId }]) {
        const body = { price: 1, orderId, ...choice }
        await refused(api, 'createPaymentIntent', 'forbidden', { body, token: other.token })
      }
    })
    const admin = await signUp(api, 'boss')
    await api.db.collection('users').doc(admin.uid).update({ role: 'admin' })
    const body = { price: 1, orderId, saveCard: true }
    await refused(api, 'createPaymentIntent', 'forbidden', { body, token: admin.token })
    expect(await customersOf(admin)).toEqual([])
  })
})

it('refuses a choice that makes no sense, and writes nothing', async () => {
  const buyer = await signUp(api)
  const orderId = await anOrder(api, buyer, productId)
  await expectNothingWritten(api, async () => {
    for (const choice of [
      { orderId, saveCard: true, cardId: 'pm_1' },
      { saveCard: true },
      { cardId: 'pm_1' },
    ]) {
      const body = { price: 1, ...choice }
      await refused(api, 'createPaymentIntent', 'invalid_request', { body, token: buyer.token })
    }
  })
})

it('says so while Stripe does not respond, and the card is still there afterwards', async () => {
  const buyer = await signUp(api)
  const id = await aSavedCard(api, buyer)
  api.stripe.setFaults({ apiDown: true })
  await refused(api, 'listCards', 'payment_provider_failed', { token: buyer.token })
  await refused(api, 'deleteCard', 'payment_provider_failed', { params: { id }, token: buyer.token })
  api.stripe.setFaults({ apiDown: false })
  expect(await cardsOf(buyer)).toMatchObject([{ _id: id }])
})
