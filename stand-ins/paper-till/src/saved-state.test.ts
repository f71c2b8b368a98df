import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startPaperTill } from './start-paper-till.ts'
import { startTestShop, type TestShop } from './testing/start-test-shop.ts'

let shop: TestShop
let folder: string

beforeEach(async () => {
  shop = await startTestShop()
  folder = await mkdtemp(join(tmpdir(), 'stripe-stand-in-'))
})
afterEach(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

async function reopened(stateFile: string, moveDates = false) {
  const standIn = await startPaperTill({
    port: 0,
    secretKey: 'sk_test_again',
    publishableKey: 'pk_test_again',
    webhookEndpoints: [],
    stateFile,
    moveDates,
  })
  const stripe = new Stripe('sk_test_again', { host: '127.0.0.1', port: standIn.port, protocol: 'http' })
  return { standIn, stripe }
}

async function someHistory() {
  const { stripe } = shop
  const card = { currency: 'usd', allowed_payment_method_types: ['card' as const] }
  const paid = await stripe.paymentIntents.create({
    ...card,
    amount: 1000,
    payment_method: 'pm_card_visa',
    confirm: true,
  })
  await stripe.refunds.create({ payment_intent: paid.id, amount: 300 })
  const open = await stripe.paymentIntents.create({
    ...card,
    amount: 2000,
    payment_method: 'pm_card_chargeDeclined',
  })
  await stripe.paymentIntents.create({
    ...card,
    amount: 3000,
    payment_method: 'pm_card_createDispute',
    confirm: true,
  })
  await shop.standIn.idle()
  return { paid: paid.id, open: open.id }
}

test('a saved state comes back whole; asked for, with the newest date moved to now', async () => {
  const { paid, open } = await someHistory()
  const response = await fetch(`${shop.url}/_stand-in/state`)
  const saved = await response.text()
  const aYearOld = saved.replaceAll(
    /"(created|due_by|available_on)":(\d+)/g,
    (_all, name, date) => `"${name}":${Number(date) - 31_536_000}`,
  )
  const file = join(folder, 'stripe.json')
  await writeFile(file, aYearOld)
  const before = Math.floor(Date.now() / 1000)
  const { standIn, stripe } = await reopened(file, true)
  const [was, is] = [shop.standIn.state(), standIn.state()]
  const newest = Math.max(...is.events.map(({ created }) => created))
  expect(newest).toBeGreaterThanOrEqual(before)
  const shift = newest - Math.max(...was.events.map(({ created }) => created))
  expect(is.payment_intents.map(({ created }) => created)).toEqual(
    was.payment_intents.map(({ created }) => created + shift),
  )
  expect(is.disputes[0]?.evidence_details.due_by).toBe(
    (was.disputes[0]?.evidence_details.due_by ?? 0) + shift,
  )
  const undated = (state: object) =>
    JSON.stringify(state).replaceAll(/"(created|due_by|available_on)":\d+/g, '')
  expect(undated(is)).toBe(undated(was))

  expect((await stripe.refunds.create({ payment_intent: paid })).amount).toBe(700)
  await expect(stripe.paymentIntents.confirm(open)).rejects.toMatchObject({ code: 'card_declined' })
  expect(standIn.deliveries()).toEqual([])
  await standIn.close()
})

test('a state that says when it was saved keeps its distance to that moment', async () => {
  await someHistory()
  const was = shop.standIn.state()
  const newest = Math.max(...was.events.map(({ created }) => created))
  const file = join(folder, 'stripe.json')
  await writeFile(file, JSON.stringify({ ...was, saved_at: newest + 3_600 }))
  const before = Math.floor(Date.now() / 1000)
  const { standIn } = await reopened(file, true)
  const after = Math.floor(Date.now() / 1000)
  const newestNow = Math.max(...standIn.state().events.map(({ created }) => created))
  expect(newestNow).toBeGreaterThanOrEqual(before - 3_600)
  expect(newestNow).toBeLessThanOrEqual(after - 3_600)
  await standIn.close()
})

test('no date moves unless that is asked for; endpoints of the API, clocks, tokens and deleted customers stay', async () => {
  const { stripe } = shop
  await someHistory()
  await stripe.customers.del((await stripe.customers.create()).id)
  const card = { number: '4242424242424242', exp_month: '5', exp_year: '2040', cvc: '314' }
  await stripe.tokens.create({ card })
  await stripe.testHelpers.testClocks.create({ frozen_time: 1_577_836_800 })
  const made = await stripe.webhookEndpoints.create({
    url: shop.webhookUrl,
    enabled_events: ['customer.created'],
  })
  await shop.standIn.idle()
  const was = shop.standIn.state()
  expect(was).toMatchObject({
    webhook_endpoints: [{ id: made.id, secret: made.secret }],
    test_clocks: [{ frozen_time: 1_577_836_800 }],
    tokens: [{ used: false }],
    deleted_customers: [{ deleted: true }],
  })
  const file = join(folder, 'stripe.json')
  await writeFile(file, JSON.stringify(was))
  const { standIn, stripe: again } = await reopened(file)
  expect(standIn.state()).toEqual(was)
  shop.secrets.set('/webhook', made.secret ?? '')
  shop.received.length = 0
  await again.customers.create()
  await standIn.idle()
  expect(shop.types()).toEqual(['customer.created'])
  await standIn.close()
})

test('what was still to come when it was saved comes', async () => {
  const { stripe } = shop
  shop.standIn.setFaults({ webhooksLost: true })
  const card = { amount: 1000, currency: 'usd', confirm: true }
  const held = await stripe.paymentIntents.create({
    ...card,
    allowed_payment_method_types: ['card'],
    payment_method: 'pm_card_visa',
    capture_method: 'manual',
  })
  await someHistory()
  const file = join(folder, 'stripe.json')
  await writeFile(file, JSON.stringify(shop.standIn.state()))
  const { standIn, stripe: again } = await reopened(file)
  standIn.advance(8 * 24 * 60 * 60)
  expect(await again.paymentIntents.retrieve(held.id)).toMatchObject({ status: 'canceled' })
  expect((await again.disputes.list()).data).toMatchObject([{ status: 'lost' }])
  expect(standIn.state().balance_transactions.every(({ status }) => status === 'available')).toBe(true)
  await standIn.close()
})

test('a missing file means an empty beginning', async () => {
  const { standIn } = await reopened(join(folder, 'nothing.json'))
  expect(standIn.state()).toMatchObject({ payment_intents: [], events: [], test_cards: {} })
  await standIn.close()
})

test.each(['{', '[]', '{"events":{}}', 'null'])('a file with %s in it is refused', async (text) => {
  const file = join(folder, 'broken.json')
  await writeFile(file, text)
  await expect(reopened(file)).rejects.toThrow()
})

test('reset forgets everything and turns every switch off', async () => {
  await someHistory()
  shop.standIn.setFaults({ webhooksLost: true, apiSlowMs: 5 })
  const response = await fetch(`${shop.url}/_stand-in/reset`, { method: 'POST' })
  expect(response.status).toBe(200)
  for (const list of Object.values(shop.standIn.state())) expect(Object.values(list)).toEqual([])
  expect(shop.standIn.faults()).toMatchObject({ webhooksLost: false, apiSlowMs: 0 })
  expect((await shop.stripe.webhookEndpoints.list()).data).toMatchObject([{ url: shop.webhookUrl }])
})
