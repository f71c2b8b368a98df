import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { replayRecording } from './replay.ts'
import { startTestShop, type TestShop } from './testing/start-test-shop.ts'

let folder: string
let shop: TestShop
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recording-'))
  shop = await startTestShop({}, { recordFile: join(folder, 'a.jsonl'), seed: 7, searchLagMs: 3_600_000 })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const sale = { amount: 1000, currency: 'usd', allowed_payment_method_types: ['card' as const] }

/** A day at the shop, with most of what can go wrong. */
async function aDay({ stripe, standIn, url }: TestShop) {
  await stripe.subscriptions.list().catch(() => undefined)
  await fetch(`${url}/v1/checkout/sessions`, { method: 'POST', body: 'mode=payment' })
  const { id: customer } = await stripe.customers.create({ email: 'ada@shop.example' })
  await stripe.customers.search({ query: "email:'ada@shop.example'" })
  const { id } = await stripe.paymentIntents.create({ ...sale, customer }, { idempotencyKey: 'k' })
  await stripe.paymentIntents.create({ ...sale, customer }, { idempotencyKey: 'k' })
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }).catch(() => undefined)
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_pendingRefund' })
  await standIn.idle()
  standIn.addRule({ on: 'POST /v1/refunds', do: 'response_lost', times: 1 })
  await stripe.refunds.create({ payment_intent: id, amount: 100 }).catch(() => undefined)
  await standIn.idle()
  const held = await stripe.paymentIntents.create({
    ...sale,
    payment_method: 'pm_card_visa',
    capture_method: 'manual',
    confirm: true,
  })
  const waiting = await stripe.paymentIntents.create({
    ...sale,
    payment_method: 'pm_card_threeDSecure2Required',
    confirm: true,
    return_url: 'https://shop.example',
  })
  await fetch(`${url}/_stand-in/payment_intents/${waiting.id}/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"outcome":"complete"}',
  })
  await standIn.idle()
  standIn.advance(8 * 24 * 60 * 60)
  await stripe.customers.search({ query: "email:'ada@shop.example'" })
  await stripe.paymentIntents.retrieve(held.id)
  await stripe.events.list({ limit: 100 })
  await stripe.balanceTransactions.list({ limit: 100 })
}

test('a recording is made again, ids, times and responses alike', async () => {
  await aDay(shop)
  const text = await readFile(join(folder, 'a.jsonl'), 'utf8')
  expect(text).toBe(shop.standIn.recording())
  const { calls, differences } = await replayRecording(text)
  expect(differences).toEqual([])
  expect(calls).toBeGreaterThanOrEqual(11)
})

test('what comes otherwise is said', async () => {
  const [start = '', ...rest] = shop.standIn.recording().split('\n')
  const bent = [start, ...rest].join('\n').replaceAll('"amount":1000', '"amount":1001')
  const { differences } = await replayRecording(bent)
  expect(differences.length).toBeGreaterThan(0)
  expect(differences[0]).toMatch(/^(GET|POST) \/v1\//)
})

test.each(['', '{"kind":"call"}', 'nonsense'])('%s is no recording', async (text) => {
  await expect(replayRecording(text)).rejects.toThrow(TypeError)
})

test('a call in whose course a second ends happened at one moment', async () => {
  let now = Date.now()
  const reading = vi.spyOn(Date, 'now').mockImplementation(() => (now += 1_000))
  const slow = await startTestShop({}, { seed: 7 })
  await slow.stripe.paymentIntents.create({ ...sale, payment_method: 'pm_card_visa', confirm: true })
  await slow.standIn.idle()
  await slow.stripe.events.list()
  const recording = slow.standIn.recording()
  reading.mockRestore()
  await slow.close()
  expect(await replayRecording(recording)).toEqual({ calls: 2, differences: [] })
})
