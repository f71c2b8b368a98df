import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { paths } from '#config/paths.ts'
import { session } from '#lib/session/session.ts'
import { order, shopper } from '#testing/factories.ts'
import { errorResponse, noNetwork, onCall } from '#testing/fake-api.ts'
import { fakeStripe } from '#testing/fake-stripe.ts'
import { gate } from '#testing/gate.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './order-payment.tsx'

const open = () =>
  renderRoutes(
    [
      { path: '/order/:id', loader, Component },
      { path: paths.myOrders, Component: () => <h1>My Orders</h1> },
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
  expect(asked.map(({ body }) => body)).toEqual([{ price: 25, orderId: 'o1' }])
})

it('charges the card, tells the shop, says so and leads to My Orders', async () => {
  onCall('createPaymentIntent', () => ({ clientSecret: 'secret_1' }))
  const reported = onCall('reportPayment', () => ({ acknowledged: true }))
  const { user } = open()
  await waitFor(async () => expect(await pay()).toBeEnabled())
  await user.dblClick(await pay())

  const dialog = await screen.findByRole('dialog', { name: 'Payment Successful' })
  expect(dialog).toHaveTextContent('Transaction id: pi_1')
  expect(stripe.confirmCardPayment).toHaveBeenCalledExactlyOnceWith('secret_1', { payment_method: 'pm_1' })
  expect(reported).toMatchObject([{ params: { id: 'o1' }, body: { transactionId: 'pi_1' } }])
  await user.click(within(dialog).getByRole('button', { name: 'OK' }))
  await screen.findByRole('heading', { name: 'My Orders' })
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

it('asks for no payment intent of an order that is paid or has expired', async () => {
  const asked = onCall('createPaymentIntent', () => ({ clientSecret: 'secret_1' }))
  onCall('getOrder', () => order({ state: 'expired', expiredAt: '2026-03-04T08:00:00.000Z' }))
  open()
  expect(await screen.findByText('This order has expired')).toBeVisible()
  expect(asked).toEqual([])
})

it('says until when the items of an unpaid order are reserved', async () => {
  onCall('createPaymentIntent', () => ({ clientSecret: 'secret_1' }))
  onCall('getOrder', () => order({ payBy: new Date(2026, 2, 4, 8, 30).toISOString() }))
  open()
  expect(await screen.findByText(/Your items are reserved until/)).toHaveTextContent(/Mar 4, 8:30/)
})
