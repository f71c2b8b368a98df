import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { Outlet } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '#config/paths.ts'
import { queryClient } from '#lib/api/queries.ts'
import { session } from '#lib/session/session.ts'
import type { SavedCard } from '#lib/text/card-text.ts'
import { bookAddress, byAgreement, norwegian, order, oslo, quotedRate, shopper } from '#testing/factories.ts'
import { errorResponse, noNetwork, onCall } from '#testing/fake-api.ts'
import { fakeStripe } from '#testing/fake-stripe.ts'
import { gate } from '#testing/gate.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './order-payment.tsx'

const InMain = () => (
  <main>
    <Outlet />
  </main>
)

const open = () =>
  renderRoutes(
    [
      {
        Component: InMain,
        children: [
          { path: '/order/:id', loader, Component },
          { path: paths.myOrders, Component: () => <h1>My Orders</h1> },
        ],
      },
    ],
    paths.orderPayment('o1'),
  )

const pay = () => screen.findByRole('button', { name: 'Pay $ 25/=' })

/** Stripe's script is loaded once a visit, so all tests of this file share one. */
const stripe = fakeStripe()

beforeEach(() => {
  session.start(shopper, 'token')
  stripe.createPaymentMethod.mockReset().mockResolvedValue({ paymentMethod: { id: 'pm_1' } })
  stripe.confirmCardPayment
    .mockReset()
    .mockResolvedValue({ paymentIntent: { id: 'pi_1', status: 'succeeded' } })
  onCall('getOrder', () => order())
  onCall('listCards', () => [])
  onCall('listAddresses', () => [])
  // Asked once for all tests, because a page keeps the answer.
  onCall('listConsumerTaxes', () => ({
    rates: [{ country: 'NO', taxClass: 'standard', name: 'MVA', percent: 25 }],
  }))
})

it('keeps Pay disabled until the client secret is there', async () => {
  const { released, release } = gate()
  const asked = onCall('createPaymentIntent', async () => {
    await released
    return { clientSecret: 'secret_1' }
  })
  open()
  expect(await pay()).toBeDisabled()
  release()
  await waitFor(async () => expect(await pay()).toBeEnabled())
  // Its fields and its refusals are in the language of the page.
  expect(window.Stripe).toHaveBeenCalledWith('pk_components', { locale: 'en' })
  expect(asked.map(({ body }) => body)).toEqual([{ price: 25, orderId: 'o1', total: 25 }])
})

it('charges the card, tells the shop, says so and leads to My Orders', async () => {
  onCall('createPaymentIntent', () => ({ clientSecret: 'secret_1' }))
  onCall('getOrder', () => order({ payBy: '2026-03-04T08:30:00.000Z' }))
  const reported = onCall('reportPayment', () => ({ acknowledged: true }))
  const { user } = open()
  await waitFor(async () => expect(await pay()).toBeEnabled())
  expect(screen.getByText(/reserved until/)).toBeVisible()
  await user.dblClick(await pay())

  const dialog = await screen.findByRole('dialog', { name: 'Payment Successful' })
  expect(screen.queryByText(/reserved until/)).toBeNull()
  expect(dialog).toHaveTextContent('Transaction id: pi_1')
  const next = screen.getByText('What happens next').parentElement
  expect(next).toHaveTextContent('Your order number is K7M-2QX.')
  expect(next?.querySelector('a[href="/dashboard/myOrders/o1/invoice"]')).not.toBeNull()
  expect(stripe.confirmCardPayment).toHaveBeenCalledExactlyOnceWith('secret_1', { payment_method: 'pm_1' })
  expect(reported).toMatchObject([{ params: { id: 'o1' }, body: { transactionId: 'pi_1' } }])
  await user.click(within(dialog).getByRole('button', { name: 'OK' }))
  await screen.findByRole('heading', { name: 'My Orders' })
})

it("names the buyer's own number, for who pays several orders", async () => {
  onCall('createPaymentIntent', () => ({ clientSecret: 'secret_1' }))
  onCall('getOrder', () => order({ poNumber: 'PO-1041' }))
  open()
  expect((await screen.findByText('PO number')).nextElementSibling).toHaveTextContent('PO-1041')
})

it('names the terms beside Pay for an order that somebody else placed, and sends which they were', async () => {
  onCall('getOrder', () => order({ acceptedTerms: undefined }))
  onCall('getLegalPages', () => ({ pages: {}, returnDays: 30, version: 'v1' }))
  const asked = onCall('createPaymentIntent', () => ({ clientSecret: 'secret_1' }))
  onCall('reportPayment', () => ({ acknowledged: true }))
  const { user } = open()
  await waitFor(async () => expect(await pay()).toBeEnabled())
  expect(screen.getByText(/With your payment you accept our/)).toBeVisible()
  await user.click(await pay())
  await screen.findByRole('dialog', { name: 'Payment Successful' })
  const plain = { price: 25, orderId: 'o1', total: 25 }
  expect(asked.map(({ body }) => body)).toEqual([plain, { ...plain, acceptedTerms: 'standard-1' }])
})

it("shows the provider's words when the card is declined, and lets another card be tried", async () => {
  onCall('createPaymentIntent', () => ({ clientSecret: 'secret_1' }))
  const reported = onCall('reportPayment', () => ({ acknowledged: true }))
  stripe.confirmCardPayment.mockResolvedValueOnce({ error: { message: 'Your card was declined.' } })
  const { user } = open()
  await waitFor(async () => expect(await pay()).toBeEnabled())
  await user.click(await pay())
  expect(await screen.findByText('Your card was declined.')).toBeVisible()
  expect(reported).toEqual([])

  await user.click(await pay())
  await screen.findByRole('dialog', { name: 'Payment Successful' })
  expect(reported).toHaveLength(1)
})

describe('when the intent was cancelled meanwhile', () => {
  const isCancelled = { payment_intent: { id: 'pi_1', status: 'canceled' } }
  const says = /^This payment was cancelled because its order has changed, was deleted or has expired/

  /** Pays, while the shop comes to answer otherwise than as the page opened. */
  async function payMeanwhile(now: () => void, result: object) {
    onCall('createPaymentIntent', () => ({ clientSecret: 'secret_1' }))
    const reported = onCall('reportPayment', () => ({ acknowledged: true }))
    stripe.confirmCardPayment.mockImplementationOnce(async () => {
      now()
      return result
    })
    const { user } = open()
    await waitFor(async () => expect(await pay()).toBeEnabled())
    await user.click(await pay())
    expect(await screen.findByText(says)).toBeVisible()
    expect(reported).toEqual([])
  }

  it('says that nobody was charged for an order that is gone, not what Stripe tells developers', async () => {
    const message = 'You cannot confirm this PaymentIntent because it has a status of canceled.'
    await payMeanwhile(
      () => onCall('getOrder', () => errorResponse('not_found', 'There is no such order.')),
      { error: { message, ...isCancelled } },
    )
    await waitFor(async () => expect(await pay()).toBeEnabled())
    expect(screen.getByText(says)).toHaveTextContent('You have not been charged.')
    expect(screen.queryByText(/PaymentIntent/)).toBeNull()
  })

  it.each([{ error: isCancelled }, { paymentIntent: isCancelled.payment_intent }])(
    'shows an order that lives at its price of now',
    async (result) => {
      await payMeanwhile(() => onCall('getOrder', () => order({ price: 90 })), result)
      expect(await screen.findByRole('button', { name: 'Pay $ 90/=' })).toBeVisible()
      expect(screen.getByText(says)).toBeVisible()
    },
  )
})

it('says why there is no payment intent, and asks again on request', async () => {
  onCall('createPaymentIntent', () =>
    errorResponse('payment_provider_failed', 'Stripe cannot be reached right now.'),
  )
  const { user } = open()
  expect(await screen.findByText('Stripe cannot be reached right now.')).toBeVisible()
  expect(await pay()).toBeDisabled()

  onCall('createPaymentIntent', () => ({ clientSecret: 'secret_2' }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(await pay()).toBeEnabled())
  expect(screen.queryByText('Stripe cannot be reached right now.')).toBeNull()
})

const crowded = 'Many people are paying right now.'
const waits = `${crowded} This page tries again by itself.`

describe('while many people pay', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())

  it('waits with a calm sentence, and asks again by itself', async () => {
    let turns = 0
    const asked = onCall('createPaymentIntent', () =>
      ++turns < 3 ? errorResponse('busy', crowded) : { clientSecret: 'secret_1' },
    )
    open()
    expect(await screen.findByText(waits)).toBeVisible()
    expect(await pay()).toBeDisabled()
    while (asked.length < 2) await vi.advanceTimersByTimeAsync(1_000)
    expect(await screen.findByText(waits)).toBeVisible()
    while (asked.length < 3) await vi.advanceTimersByTimeAsync(1_000)
    await waitFor(async () => expect(await pay()).toBeEnabled())
    expect(asked).toHaveLength(3)
    expect(screen.queryByText(waits)).toBeNull()
  })

  it('charges once the pressed payment has its turn', async () => {
    let turns = 0
    const asked = onCall('createPaymentIntent', () =>
      ++turns === 2 ? errorResponse('busy', crowded) : { clientSecret: 'secret_1' },
    )
    const reported = onCall('reportPayment', () => ({ acknowledged: true }))
    const { user } = open()
    await waitFor(async () => expect(await pay()).toBeEnabled())
    await user.click(await pay())
    expect(await screen.findByText(waits)).toBeVisible()
    expect(stripe.confirmCardPayment).not.toHaveBeenCalled()
    while (asked.length < 3) await vi.advanceTimersByTimeAsync(1_000)
    await screen.findByRole('dialog', { name: 'Payment Successful' })
    expect(stripe.confirmCardPayment).toHaveBeenCalledOnce()
    expect(reported).toHaveLength(1)
  })

  it('charges nobody who left the page while it waited', async () => {
    let turns = 0
    const asked = onCall('createPaymentIntent', () =>
      ++turns > 1 ? errorResponse('busy', crowded) : { clientSecret: 'secret_1' },
    )
    const { user, unmount } = open()
    await waitFor(async () => expect(await pay()).toBeEnabled())
    await user.click(await pay())
    expect(await screen.findByText(waits)).toBeVisible()
    unmount()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(2)
    expect(stripe.confirmCardPayment).not.toHaveBeenCalled()
  })
})

it('never asks to pay again when the shop could not be told', async () => {
  onCall('createPaymentIntent', () => ({ clientSecret: 'secret_1' }))
  onCall('reportPayment', noNetwork)
  const { user } = open()
  await waitFor(async () => expect(await pay()).toBeEnabled())
  await user.click(await pay())
  expect(await screen.findByText(/^We couldn't confirm your payment yet/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()

  onCall('reportPayment', () => ({ acknowledged: true }))
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  await screen.findByRole('dialog', { name: 'Payment Successful' })
  expect(stripe.confirmCardPayment).toHaveBeenCalledOnce()
})

describe('while the shop cannot be told', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())

  const charge = async () => {
    onCall('createPaymentIntent', () => ({ clientSecret: 'secret_1' }))
    const { user } = open()
    await waitFor(async () => expect(await pay()).toBeEnabled())
    await user.click(await pay())
  }

  it('tells it again by itself until it could', async () => {
    let turns = 0
    const reported = onCall('reportPayment', () => (++turns < 3 ? noNetwork() : { acknowledged: true }))
    await charge()
    expect(await screen.findByText(/^We couldn't confirm your payment yet/)).toBeVisible()
    while (reported.length < 3) await vi.advanceTimersByTimeAsync(1_000)
    await screen.findByRole('dialog', { name: 'Payment Successful' })
    expect(stripe.confirmCardPayment).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(reported).toHaveLength(3)
  })

  it('leaves a payment alone that the shop has checked and rejected', async () => {
    const reported = onCall('reportPayment', () => errorResponse('payment_not_complete', 'It was not paid.'))
    await charge()
    expect(await screen.findByText('It was not paid.')).toBeVisible()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(reported).toHaveLength(1)
  })
})

it.each([
  { what: 'is paid', now: { state: 'paid', paymentStatus: true }, says: 'This order is paid' },
  {
    what: 'has expired',
    now: { state: 'expired', expiredAt: '2026-03-04T08:00:00.000Z' },
    says: 'This order has expired',
  },
] as const)('lets nobody pay an order that $what', async ({ now, says }) => {
  const asked = onCall('createPaymentIntent', () => ({ clientSecret: 'secret_1' }))
  onCall('getOrder', () => order(now))
  open()
  expect(await screen.findByText(says)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  expect(asked).toEqual([])
})

it('says until when the items of an unpaid order are reserved', async () => {
  onCall('createPaymentIntent', () => ({ clientSecret: 'secret_1' }))
  onCall('getOrder', () => order({ payBy: new Date(2026, 2, 4, 8, 30).toISOString() }))
  open()
  expect(await screen.findByText(/Your items are reserved until/)).toHaveTextContent(/Mar 4, 8:30/)
})

const visa = { _id: 'pm_visa', brand: 'visa', last4: '4242', expMonth: 3, expYear: 2030 }
const declined = { error: { message: 'Your card was declined.' } }

it('offers a buyer without saved cards the card form alone, and saves no card unless asked', async () => {
  const asked = onCall('createPaymentIntent', () => ({ clientSecret: 'secret_1' }))
  onCall('reportPayment', () => ({ acknowledged: true }))
  const { user } = open()
  await waitFor(async () => expect(await pay()).toBeEnabled())
  expect(screen.queryByRole('group', { name: 'Pay with' })).toBeNull()
  expect(screen.getByRole('checkbox', { name: 'Save this card for my next orders' })).not.toBeChecked()
  await user.click(await pay())
  await screen.findByRole('dialog', { name: 'Payment Successful' })
  // Said again when Pay is pressed, because another open page of the order may have said something else.
  const own = { price: 25, orderId: 'o1', total: 25 }
  expect(asked.map(({ body }) => body)).toEqual([own, own])
})

it('tells the shop to save the card, and takes that back for another try', async () => {
  const asked = onCall('createPaymentIntent', () => ({ clientSecret: 'secret_1' }))
  onCall('reportPayment', () => ({ acknowledged: true }))
  stripe.confirmCardPayment.mockResolvedValueOnce(declined)
  const { user } = open()
  await waitFor(async () => expect(await pay()).toBeEnabled())
  const save = screen.getByRole('checkbox', { name: 'Save this card for my next orders' })
  await user.click(save)
  await user.click(await pay())
  await screen.findByText('Your card was declined.')
  await user.click(save)
  await user.click(await pay())
  await screen.findByRole('dialog', { name: 'Payment Successful' })
  const own = { price: 25, orderId: 'o1', total: 25 }
  expect(asked.map(({ body }) => body)).toEqual([own, { ...own, saveCard: true }, own])
})

it('charges the card that was saved last unless another one is chosen', async () => {
  const asked = onCall('createPaymentIntent', () => ({ clientSecret: 'secret_1' }))
  onCall('reportPayment', () => ({ acknowledged: true }))
  onCall('listCards', () => [{ ...visa, _id: 'pm_old', expYear: 2026, expired: true }, visa])
  const { user } = open()
  const choice = await screen.findByRole('group', { name: 'Pay with' })
  expect(within(choice).getByRole('radio', { name: 'Visa ending in 4242 Expires 03/30' })).toBeChecked()
  await waitFor(async () => expect(await pay()).toBeEnabled())
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.click(await pay())
  await screen.findByRole('dialog', { name: 'Payment Successful' })
  expect(asked.at(-1)?.body).toEqual({ price: 25, orderId: 'o1', total: 25, cardId: 'pm_visa' })
  expect(stripe.createPaymentMethod).not.toHaveBeenCalled()
  expect(stripe.confirmCardPayment).toHaveBeenCalledExactlyOnceWith('secret_1', { payment_method: 'pm_visa' })
})

/** The card that was saved comes once what this returns is called. */
function holdCards(): () => void {
  const { released, release } = gate()
  onCall('listCards', async () => {
    await released
    return [visa]
  })
  return release
}

/** Pay waits for nothing but the saved cards. */
async function expectCardsAwaited() {
  expect(await pay()).toBeDisabled()
  await waitFor(() => expect(queryClient.isFetching()).toBe(1))
  expect(await pay()).toBeDisabled()
}

it('keeps Pay disabled until the saved cards are there, so that no empty card field is paid with', async () => {
  onCall('createPaymentIntent', () => ({ clientSecret: 'secret_1' }))
  const release = holdCards()
  open()
  await expectCardsAwaited()
  release()
  await waitFor(async () => expect(await pay()).toBeEnabled())
  expect(screen.getByRole('radio', { name: /Visa/ })).toBeChecked()
})

it('waits for the card that was just saved, rather than go by what the page of the order before was told', async () => {
  onCall('createPaymentIntent', () => ({ clientSecret: 'secret_1' }))
  open()
  await waitFor(async () => expect(await pay()).toBeEnabled())
  cleanup()
  const release = holdCards()
  open()
  await expectCardsAwaited()
  release()
  expect(await screen.findByRole('radio', { name: /Visa/ })).toBeChecked()
})

it('pays by a typed card while the saved cards cannot be listed', async () => {
  onCall('createPaymentIntent', () => ({ clientSecret: 'secret_1' }))
  onCall('listCards', noNetwork)
  open()
  await waitFor(async () => expect(await pay()).toBeEnabled())
})

it('shows an expired card, which cannot be chosen', async () => {
  onCall('createPaymentIntent', () => ({ clientSecret: 'secret_1' }))
  onCall('listCards', () => [{ ...visa, expYear: 2026, expired: true }])
  open()
  expect(await screen.findByRole('radio', { name: 'Visa ending in 4242 Expired 03/26' })).toBeDisabled()
  expect(screen.getByRole('radio', { name: 'A new card' })).toBeChecked()
})

it.each([
  { what: 'was removed', code: 'not_found', sentence: 'You have no such saved card.', left: [] },
  {
    what: 'has expired',
    code: 'card_expired',
    sentence: 'This card has expired.',
    left: [{ ...visa, expired: true }],
  },
] as const)(
  'charges nothing by a chosen card that $what meanwhile, and goes back to the others',
  async (card) => {
    let cards: SavedCard[] = [visa, { ...visa, _id: 'pm_amex', brand: 'amex', last4: '0005' }]
    onCall('listCards', () => cards)
    onCall('createPaymentIntent', ({ body }) =>
      body.cardId ? errorResponse(card.code, card.sentence) : { clientSecret: 'secret_1' },
    )
    onCall('reportPayment', () => ({ acknowledged: true }))
    const { user } = open()
    await user.click(await screen.findByRole('radio', { name: /ending in 0005/ }))
    await user.click(screen.getByRole('radio', { name: /^Visa ending in 4242/ }))
    await waitFor(async () => expect(await pay()).toBeEnabled())
    cards = [...card.left]
    await user.click(await pay())
    expect(await screen.findByText(card.sentence)).toBeVisible()
    expect(stripe.confirmCardPayment).not.toHaveBeenCalled()
    const known = screen.queryAllByRole('radio', { name: /^Visa/ })
    expect(known).toHaveLength(card.left.length)
    for (const one of known) expect(one).not.toBeChecked()
    await user.click(await pay())
    await screen.findByRole('dialog', { name: 'Payment Successful' })
    expect(stripe.confirmCardPayment).toHaveBeenCalledExactlyOnceWith('secret_1', { payment_method: 'pm_1' })
  },
)

it('says that the order is gone once another tab has deleted it', async () => {
  onCall('createPaymentIntent', () => ({ clientSecret: 'secret_1' }))
  const { user } = open()
  await waitFor(async () => expect(await pay()).toBeEnabled())
  onCall('createPaymentIntent', () => errorResponse('not_found', 'There is no such order.'))
  onCall('getOrder', () => errorResponse('not_found', 'There is no such order.'))
  await user.click(await pay())
  expect(await screen.findByText('There is no such order')).toBeVisible()
  expect(stripe.confirmCardPayment).not.toHaveBeenCalled()
})

it('never charges another price than Pay shows: it shows the new one first', async () => {
  let price = 25
  onCall('getOrder', () => order({ price }))
  const sentence = 'The price of this order has changed.'
  onCall('createPaymentIntent', ({ body }) =>
    body.total === price ? { clientSecret: `secret_${price}` } : errorResponse('price_changed', sentence),
  )
  onCall('reportPayment', () => ({ acknowledged: true }))
  onCall('listCards', () => [visa])
  const { user } = open()
  await user.click(await screen.findByRole('radio', { name: /^Visa ending in 4242/ }))
  await waitFor(async () => expect(await pay()).toBeEnabled())
  price = 90
  await user.click(await pay())
  const payNew = await screen.findByRole('button', { name: 'Pay $ 90/=' })
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(stripe.confirmCardPayment).not.toHaveBeenCalled()
  await waitFor(() => expect(payNew).toBeEnabled())
  await user.click(payNew)
  await screen.findByRole('dialog', { name: 'Payment Successful' })
  expect(stripe.confirmCardPayment).toHaveBeenCalledExactlyOnceWith('secret_90', {
    payment_method: 'pm_visa',
  })
})

it('shows that the order is paid once another tab has paid it', async () => {
  let state: 'unpaid' | 'paid' = 'unpaid'
  onCall('getOrder', () => order({ state }))
  onCall('createPaymentIntent', () =>
    state === 'unpaid'
      ? { clientSecret: 'secret_1' }
      : errorResponse('order_already_paid', 'This order is already paid.'),
  )
  onCall('listCards', () => [visa])
  const { user } = open()
  await user.click(await screen.findByRole('radio', { name: /^Visa ending in 4242/ }))
  await waitFor(async () => expect(await pay()).toBeEnabled())
  state = 'paid'
  await user.click(await pay())
  expect(await screen.findByText('This order is paid')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  expect(stripe.confirmCardPayment).not.toHaveBeenCalled()
})

it('loads the order again when its price changed while the page opened', async () => {
  const prices = [25, 90]
  onCall('getOrder', () => order({ price: prices.shift() ?? 90 }))
  onCall('createPaymentIntent', ({ body }) =>
    body.total === 90
      ? { clientSecret: 'secret_90' }
      : errorResponse('price_changed', 'The price of this order has changed.'),
  )
  open()
  const payNew = await screen.findByRole('button', { name: 'Pay $ 90/=' })
  await waitFor(() => expect(payNew).toBeEnabled())
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('offers an admin no cards for the order of somebody else', async () => {
  onCall('createPaymentIntent', () => ({ clientSecret: 'secret_1' }))
  onCall('getOrder', () => order({ email: 'another@wood-master.test', version: 'seen' }))
  const asked = onCall('listCards', () => [visa])
  open()
  await waitFor(async () => expect(await pay()).toBeEnabled())
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(asked).toEqual([])
})

it('asks a buyer whose email has changed since where the order goes, before Pay', async () => {
  const intents = onCall('createPaymentIntent', () => ({ clientSecret: 'secret_1' }))
  onCall('getOrder', () => order({ email: 'old@wood-master.test', address: undefined }))
  onCall('listAddresses', () => [bookAddress()])
  onCall('quoteDelivery', () => norwegian(25))
  open()
  expect(await screen.findByRole('button', { name: 'Deliver here' })).toBeVisible()
  expect(await pay()).toBeDisabled()
  expect(intents).toEqual([])
})

it('asks where the order goes before Pay can be pressed, and pays what it costs then', async () => {
  const intents = ['secret_1', 'secret_2']
  const asked = onCall('createPaymentIntent', () => ({ clientSecret: intents.shift() ?? '' }))
  onCall('listAddresses', () => [bookAddress()])
  onCall('quoteDelivery', () => norwegian(25))
  const delivered = { address: oslo, shipping: { rateId: 'pallet', name: 'Pallet' }, shippingTotal: 90 }
  let now = order({ address: undefined })
  onCall('getOrder', () => now)
  const sent = onCall('changeDelivery', () => {
    now = order({ ...delivered, tax: { name: 'MVA', percent: 25 }, taxTotal: 28.75, price: 143.75 })
    return { modifiedCount: 1, price: 143.75 }
  })
  const { user } = open()
  const pallet = await screen.findByRole('radio', { name: /^Pallet/ })
  expect(screen.getByRole('radio', { name: /^Parcel 3–5 working days/ })).toBeChecked()
  expect(await pay()).toBeDisabled()
  expect(screen.getByText('Enter a delivery address before you pay.')).toBeVisible()
  await user.click(pallet)
  await user.click(screen.getByRole('button', { name: 'Deliver here' }))
  const payAll = await screen.findByRole('button', { name: 'Pay $ 143.75/=' })
  await waitFor(() => expect(payAll).toBeEnabled())
  expect(sent.map(({ body }) => body)).toEqual([{ address: oslo, rateId: 'pallet', buysFor: 'business' }])
  expect(asked.at(-1)?.body).toMatchObject({ price: 143.75, total: 143.75 })
  expect(stripe.card.focus).toHaveBeenCalledOnce()
  expect(screen.getByText('Storgata 1')).toBeVisible()
  expect(screen.getByText('MVA 25 %')).toBeVisible()
})

it('shows where an order may go once its rates are known, asked for once, and asks for no intent before', async () => {
  const intents = onCall('createPaymentIntent', () => errorResponse('order_not_payable', 'An address first.'))
  onCall('listAddresses', () => [bookAddress()])
  onCall('getOrder', () => order({ address: undefined, buysFor: 'business' }))
  const { released, release } = gate()
  const quotes = onCall('quoteDelivery', async () => {
    await released
    return norwegian(25)
  })
  open()
  await waitFor(() => expect(quotes).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Deliver here' })).toBeNull()
  release()
  expect(await screen.findByRole('radio', { name: /^Pallet/ })).toBeVisible()
  expect(await pay()).toBeDisabled()
  expect(quotes).toHaveLength(1)
  expect(intents).toEqual([])
})

it('keeps whom an order was placed for, whatever this browser has chosen since', async () => {
  onCall('createPaymentIntent', () => ({ clientSecret: 'secret_1' }))
  onCall('listAddresses', () => [bookAddress()])
  const asked = onCall('quoteDelivery', () => norwegian(25))
  onCall('getOrder', () => order({ buysFor: 'myself' }))
  const sent = onCall('changeDelivery', () => ({ modifiedCount: 1, price: 87.5 }))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Change delivery' }))
  expect(await screen.findByRole('radio', { name: /^for myself/ })).toBeChecked()
  const save = screen.getByRole('button', { name: 'Deliver here' })
  await waitFor(() => expect(save).toBeEnabled())
  await user.click(save)
  await waitFor(() => expect(sent.map(({ body }) => body)).toMatchObject([{ buysFor: 'myself' }]))
  expect(asked.map(({ body }) => body)).toMatchObject([{ buysFor: 'myself' }])
})

it('keeps the focus on the page where the button is gone that changes the delivery', async () => {
  onCall('createPaymentIntent', () => ({ clientSecret: 'secret_1' }))
  onCall('listAddresses', () => [bookAddress()])
  onCall('quoteDelivery', () => norwegian(25))
  const { user } = open()
  const heading = await screen.findByRole('heading', { level: 1 })
  await user.click(await screen.findByRole('button', { name: 'Change delivery' }))
  expect(heading).toHaveFocus()
  await user.click(await screen.findByRole('button', { name: 'Keep it as it is' }))
  expect(heading).toHaveFocus()
})

it('says that the payment came first when the delivery can no longer be changed', async () => {
  onCall('createPaymentIntent', () => ({ clientSecret: 'secret_1' }))
  onCall('listAddresses', () => [bookAddress()])
  onCall('quoteDelivery', () => norwegian(25))
  onCall('changeDelivery', () => errorResponse('order_already_paid', 'The payment came first.'))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Change delivery' }))
  onCall('getOrder', () => order({ state: 'paid', paymentStatus: true }))
  await user.click(await screen.findByRole('button', { name: 'Deliver here' }))
  expect(await screen.findByText('This order is paid')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})

it('promises no parcel for a paid order that its buyer asks to cancel, and leads to its invoice', async () => {
  const cancelRequest = { state: 'open' as const, requestedAt: '2026-03-02T08:00:00.000Z' }
  onCall('getOrder', () => order({ state: 'paid', paymentStatus: true, cancelRequest }))
  open()
  expect(await screen.findByRole('link', { name: 'Invoice' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'What happens next' })).toBeNull()
})

it('offers the rates of today when the chosen one is gone', async () => {
  onCall('createPaymentIntent', () => ({ clientSecret: 'secret_1' }))
  onCall('listAddresses', () => [bookAddress()])
  let quote = norwegian(25)
  onCall('quoteDelivery', () => quote)
  onCall('getOrder', () => order({ address: undefined }))
  onCall('changeDelivery', () => {
    quote = byAgreement(25, { rates: [quotedRate(25, { id: 'van', name: 'Van', price: 30 })] })
    return errorResponse('delivery_not_possible', 'This delivery rate is no longer offered.')
  })
  const { user } = open()
  await user.click(await screen.findByRole('radio', { name: /^Pallet/ }))
  await user.click(screen.getByRole('button', { name: 'Deliver here' }))
  expect(await screen.findByText('This delivery rate is no longer offered.')).toBeVisible()
  expect(await screen.findByRole('radio', { name: /^Van/ })).toBeChecked()
  const sent = onCall('changeDelivery', () => ({ modifiedCount: 1, price: 55 }))
  const deliverHere = screen.getByRole('button', { name: 'Deliver here' })
  await waitFor(() => expect(deliverHere).toBeEnabled())
  await user.click(deliverHere)
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([{ address: oslo, rateId: 'van', buysFor: 'business' }]),
  )
})

it('says what is wrong with an address of the book, whose form is hidden', async () => {
  onCall('createPaymentIntent', () => ({ clientSecret: 'secret_1' }))
  onCall('listAddresses', () => [bookAddress()])
  onCall('quoteDelivery', () => norwegian(25))
  onCall('getOrder', () => order({ address: undefined }))
  onCall('changeDelivery', () =>
    errorResponse('invalid_request', 'Please check what you entered.', {
      'address.postalCode': 'Enter a valid postal code for this country',
    }),
  )
  const { user } = open()
  await screen.findByRole('radio', { name: /^Parcel/ })
  await user.click(screen.getByRole('button', { name: 'Deliver here' }))
  expect(
    await screen.findByText('Please check what you entered. Enter a valid postal code for this country.'),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Deliver here' })).toBeVisible()
})

it('reports the payment of one order for no other, however quickly Back leads there', async () => {
  onCall('getOrder', ({ params: { id } }) => order({ _id: id, number: id.toUpperCase() }))
  onCall('createPaymentIntent', () => ({ clientSecret: 'secret_1' }))
  onCall('reportPayment', noNetwork)
  let loaded: Promise<void> | undefined
  const MyOrders = () => <h1>My Orders</h1>
  const { user, router } = renderRoutes(
    [
      { path: '/order/:id', loader, Component },
      { path: paths.myOrders, loader: () => loaded, Component: MyOrders },
    ],
    paths.orderPayment('o1'),
  )
  await screen.findByText('O1')
  await act(() => router.navigate(paths.myOrders))
  await act(() => router.navigate(paths.orderPayment('o2')))
  await screen.findByText('O2')
  await waitFor(async () => expect(await pay()).toBeEnabled())
  await user.click(await pay())
  expect(await screen.findByText(/^We couldn't confirm your payment yet/)).toBeVisible()
  loaded = gate().released
  act(() => void router.navigate(-1))
  act(() => void router.navigate(-1))
  await screen.findByText('O1')
  expect(screen.queryByText(/^We couldn't confirm your payment yet/)).toBeNull()
  await waitFor(async () => expect(await pay()).toBeEnabled())
})
