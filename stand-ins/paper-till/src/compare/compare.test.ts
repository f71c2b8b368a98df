import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { type PaperTill, startPaperTill } from '../start-paper-till.ts'
import { compare } from './compare.ts'
import { compareWithStripe } from './compare-with-stripe.ts'
import { readScenarios } from './scenarios.ts'

const key = 'sk_test_compared'
const own = readFileSync(fileURLToPath(new URL('../../scenarios.json', import.meta.url)), 'utf8')
const scenarios = readScenarios(own)
const started: PaperTill[] = []
const start = async (options = {}) => {
  const till = await startPaperTill({ port: 0, secretKey: key, latencyMs: 0, settleMs: 1, ...options })
  started.push(till)
  return { url: till.url, key }
}
const here = await start()
afterAll(() => Promise.all(started.map((till) => till.close())))

describe('a second paper-till in the place of Stripe', () => {
  test('differs in nothing', async () => {
    const { calls, differences } = await compare(scenarios, here, await start(), 20)
    expect(differences).toEqual([])
    expect(calls).toBe(scenarios.flatMap(({ steps }) => steps).length)
  }, 30_000)

  test('that decides otherwise differs in status, state and events', async () => {
    const there = await start({ radar: { blockCvcFailure: false } })
    const { differences } = await compare(scenarios, here, there, 20)
    const about = 'a wrong security code'
    expect(differences.every((difference) => difference.startsWith(about))).toBe(true)
    expect(differences).toContain(`${about}, is blocked: status: 402 here and 200 there`)
    expect(differences).toContain(`${about}: events: payment_intent.succeeded there and not here`)
    expect(differences).toContain(`${about}: events: charge.failed here and not there`)
  })

  test('whose responses are of another shape or value differs in that', async () => {
    const { url } = await start()
    const bent = createServer(async (request, response) => {
      const chunks = await request.toArray()
      const answer = await fetch(`${url}${request.url}`, {
        method: request.method ?? 'GET',
        headers: { authorization: `Bearer ${key}` },
        ...(request.method === 'POST' ? { body: Buffer.concat(chunks).toString() } : {}),
      })
      const text = await answer.text()
      const other = text
        .replaceAll('"disputed": false,', '')
        .replaceAll('"livemode": false', '"livemode": true')
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(other)
    })
    await new Promise<void>((resolve) => bent.listen(0, '127.0.0.1', () => resolve()))
    const address = bent.address()
    const there = { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, key }
    const [payment] = scenarios
    const { differences } = await compare(payment ? [payment] : [], here, there, 20)
    expect(differences).toContain(
      "a payment, is paid: shape: 'latest_charge.disputed' is false here and not there",
    )
    expect(differences).toContain("a payment, is opened: state: 'livemode' is false here and true there")
    bent.close()
  })
})

test.each([undefined, 'sk_live_1', 'pk_test_1'])('the key %s is refused', async (STRIPE_SECRET_KEY) => {
  await expect(compareWithStripe(undefined, here.url, { STRIPE_SECRET_KEY })).rejects.toThrow(/sk_test_/)
})

test.each(['{}', '[1]', '[{"name":"a","steps":[{"name":"b","method":"put","path":"/v1/a"}]}]'])(
  '%s are no scenarios',
  (text) => expect(() => readScenarios(text)).toThrow(TypeError),
)
