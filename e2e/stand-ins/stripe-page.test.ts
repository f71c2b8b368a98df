import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import type { PaperTill } from 'paper-till'
import { test } from './support/paper-till.ts'

/** The stand-in's own page: what a developer sees and turns. */
let shop: Server
let webhookUrl: string
let heard: string[]

test.beforeEach(async () => {
  heard = []
  shop = createServer((request, response) => {
    heard.push(request.url ?? '')
    request.resume()
    response.end()
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  webhookUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/webhook`
})
test.afterEach(() => new Promise((resolve) => shop.close(resolve)))

const row = (page: Page, table: 'Payment intents' | 'Events and their deliveries', text: string) =>
  page.getByRole('region', { name: table }).getByRole('row').filter({ hasText: text })

async function open(page: Page, standIn: PaperTill): Promise<void> {
  await page.goto(standIn.url)
  await expect(page.getByRole('heading', { name: 'paper-till' })).toBeVisible()
}

test('it begins empty, and lists intents with what became of their money', async ({
  page,
  standIn,
  stripe,
}) => {
  await open(page, standIn)
  await expect(page.getByText('No payment was begun yet.')).toBeVisible()
  await expect(page.getByText('Nothing has happened yet.')).toBeVisible()
  const order = { metadata: { orderId: 'order-7' }, currency: 'usd' }
  const paid = await stripe.paymentIntents.create({
    ...order,
    amount: 4200,
    payment_method: 'pm_card_visa',
    confirm: true,
    return_url: 'http://localhost',
  })
  await stripe.refunds.create({ payment_intent: paid.id, amount: 1250 })
  const declined = await stripe.paymentIntents.create({ amount: 500, currency: 'jpy' })
  await stripe.paymentIntents
    .confirm(declined.id, { payment_method: 'pm_card_visa_chargeDeclined', return_url: 'http://localhost' })
    .catch(() => undefined)
  const kept = row(page, 'Payment intents', paid.id)
  for (const shown of ['$42.00', 'succeeded', '$12.50', 'orderId: order-7'])
    await expect(kept).toContainText(shown)
  const refused = row(page, 'Payment intents', declined.id)
  for (const shown of ['¥500', 'requires_payment_method', 'card_declined'])
    await expect(refused).toContainText(shown)
})

test('an event shows its deliveries and is sent again by its button', async ({ page, standIn, stripe }) => {
  await stripe.webhookEndpoints.create({ url: webhookUrl, enabled_events: ['payment_intent.created'] })
  const { id } = await stripe.paymentIntents.create({ amount: 4200, currency: 'usd' })
  await standIn.idle()
  expect(heard).toEqual(['/webhook'])
  await open(page, standIn)
  const created = row(page, 'Events and their deliveries', id)
  await expect(created).toContainText('payment_intent.created')
  await expect(created.getByText('succeeded (200, attempt 1)')).toHaveCount(1)
  await created.getByRole('button', { name: 'Resend payment_intent.created' }).click()
  await expect(created.getByText('succeeded (200, attempt 1)')).toHaveCount(2)
  expect(heard).toEqual(['/webhook', '/webhook'])
})

test('held webhooks are delivered by their button', async ({ page, standIn, stripe }) => {
  await stripe.webhookEndpoints.create({ url: webhookUrl, enabled_events: ['*'] })
  await open(page, standIn)
  await page.getByLabel('Hold webhooks').check()
  await expect.poll(() => standIn.faults().webhooksPaused).toBe(true)
  const { id } = await stripe.paymentIntents.create({ amount: 4200, currency: 'usd' })
  const created = row(page, 'Events and their deliveries', id)
  await expect(created).toContainText('held')
  expect(heard).toEqual([])
  await page.getByRole('button', { name: 'Deliver what waits' }).click()
  await expect(created).toContainText('succeeded (200, attempt 1)')
  expect(heard).toEqual(['/webhook'])
})

test('every switch is turned where it is shown', async ({ page, standIn }) => {
  await open(page, standIn)
  const switches = page.getByRole('form', { name: 'Switches' })
  for (const label of ['Lose webhooks', 'Send webhooks twice', 'Send newest first', 'API is down']) {
    await switches.getByLabel(label).check()
  }
  const typed = {
    'Webhooks late (ms)': '20',
    'API responds late (ms)': '30',
    'API refuses (count or always)': 'always',
    'Status of errors': '503',
    'API loses responses (count)': '2',
    'API: only calls that begin': 'POST /v1/refunds',
  }
  for (const [label, value] of Object.entries(typed)) {
    await switches.getByLabel(label).fill(value)
    await switches.getByLabel(label).press('Tab')
  }
  await expect
    .poll(() => standIn.faults())
    .toEqual({
      webhooksPaused: false,
      webhooksLost: true,
      webhooksDoubled: true,
      webhooksOutOfOrder: true,
      webhooksLateMs: 20,
      apiSlowMs: 30,
      apiErrors: 'always',
      apiErrorStatus: 503,
      apiDown: true,
      apiLostResponses: 2,
      apiOnly: 'POST /v1/refunds',
    })
})

test('a value that does not fit is said and not taken', async ({ page, standIn }) => {
  await open(page, standIn)
  const field = page.getByLabel('Status of errors')
  await field.fill('404')
  await field.press('Tab')
  await expect(page.getByRole('status')).toHaveText("The switch 'apiErrorStatus' cannot be 404.")
  expect(standIn.faults().apiErrorStatus).toBe(500)
  await expect(field).toHaveValue('500')
})

test('it forgets everything when asked to', async ({ page, standIn, stripe }) => {
  const { id } = await stripe.paymentIntents.create({ amount: 4200, currency: 'usd' })
  standIn.setFaults({ webhooksLost: true })
  await open(page, standIn)
  await expect(row(page, 'Payment intents', id)).toBeVisible()
  await page.getByRole('button', { name: 'Forget everything' }).click()
  await expect(page.getByText('No payment was begun yet.')).toBeVisible()
  await expect(page.getByLabel('Lose webhooks')).not.toBeChecked()
  expect(standIn.state().payment_intents).toEqual([])
})

test('rules are added and taken back, and the clock is moved', async ({ page, standIn, stripe }) => {
  await open(page, standIn)
  await page.getByLabel('Where').fill('POST /v1/refunds')
  await page.getByLabel('What').selectOption('rate_limit_429')
  await page.getByLabel('So many times').fill('2')
  await page.getByRole('button', { name: 'Add the rule' }).click()
  await expect(page.getByText('POST /v1/refunds: rate_limit_429, 2 times')).toBeVisible()
  expect(standIn.rules()).toEqual([{ on: 'POST /v1/refunds', do: 'rate_limit_429', times: 2 }])
  await page.getByRole('button', { name: 'Take all rules back' }).click()
  await expect(page.getByText('rate_limit_429, 2 times')).toHaveCount(0)

  const held = await stripe.paymentIntents.create({
    amount: 4200,
    currency: 'usd',
    capture_method: 'manual',
    payment_method: 'pm_card_visa',
    confirm: true,
    return_url: 'http://localhost',
  })
  await expect(row(page, 'Payment intents', held.id)).toContainText('requires_capture')
  await page.getByRole('button', { name: 'A week on' }).click()
  await expect(row(page, 'Payment intents', held.id)).toContainText('canceled')
})

test('the cardholder and the bank are stood in for', async ({ page, standIn, stripe }) => {
  const paying = { amount: 4200, currency: 'usd', confirm: true, return_url: 'http://localhost' }
  const waiting = await stripe.paymentIntents.create({
    ...paying,
    payment_method: 'pm_card_threeDSecure2Required',
  })
  await stripe.paymentIntents.create({ ...paying, payment_method: 'pm_card_createDispute' })
  await open(page, standIn)
  const intent = row(page, 'Payment intents', waiting.id)
  await intent.getByRole('button', { name: 'as the cardholder' }).first().click()
  await expect(intent).toContainText('succeeded')
  const dispute = page
    .getByRole('region', { name: 'Disputes' })
    .getByRole('row')
    .filter({ hasText: 'fraudulent' })
  await dispute.getByRole('button', { name: 'Let the shop win' }).click()
  await expect(dispute).toContainText('won')
})
