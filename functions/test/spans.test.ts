import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { type Mailbox, startMailbox } from '@wood-master/mailbox'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { collectionsOf } from '../src/data/collections.ts'
import { runSpan, sendSpans } from '../src/telemetry/spans.ts'
import { documentTriggersOf } from '../src/triggers/written-documents.ts'
import { call } from '../testing/call.ts'
import { anIntent, anOrder, aProduct, pay } from '../testing/factories.ts'
import { signUp, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'

interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  status: { code?: number }
}

/** A collector, as far as OTLP by HTTP needs one. */
const received: { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }[] = []
const collector = createServer(async (request, response) => {
  received.push((await json(request)) as (typeof received)[number])
  response.setHeader('content-type', 'application/json').end('{}')
})
const spans = () =>
  received.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )

let api: Api
let mailbox: Mailbox
let shopper: TestAccount
const { sendNewMail } = documentTriggersOf(() => api.shop)

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  mailbox = await startMailbox({ smtpPort: 0, webPort: 0 })
  api = await startApi(
    {},
    { smtpUrl: mailbox.smtpUrl, spans: { url: `http://127.0.0.1:${port}/v1/traces`, percent: 100 } },
  )
  shopper = await signUp(api)
})
afterAll(async () => {
  sendSpans(undefined, api.shop.log)
  await Promise.all([api.close(), mailbox.close()])
})

/** The newest span of this name, once it is there, with the names of all below it, each once. */
function treeOf(name: string) {
  return vi.waitFor(
    () => {
      const root = spans().findLast((span) => span.name === name)
      if (!root) throw new Error(`no span ${name} among ${spans().map((span) => span.name)}`)
      const below = (parent: SentSpan): SentSpan[] =>
        spans()
          .filter(({ parentSpanId, traceId }) => parentSpanId === parent.spanId && traceId === parent.traceId)
          .flatMap((span) => [span, ...below(span)])
      return { root, names: [...new Set(below(root).map((span) => span.name))] }
    },
    { timeout: 10_000 },
  )
}

it('an order is followed from each request to the database, to Stripe, and to the mail server', async () => {
  const productId = await aProduct(api)
  const orderId = await anOrder(api, shopper, productId)
  const intentId = await pay(api, shopper, orderId)
  await sendNewMail.run({ params: { id: `${orderId}-order_received` } } as never)

  const placed = await treeOf('POST /order')
  expect(placed.names).toContain('Transaction.Run')
  expect(placed.names).toContain('Transaction.Commit')
  expect(placed.names.filter((name) => /^(stripe|mail)/.test(name))).toEqual([])

  const paying = await treeOf('POST /create-payment-intent')
  expect(paying.names).toContain('stripe createIntent')
  expect(paying.names.some((name) => name.startsWith('Transaction.'))).toBe(true)
  expect((await treeOf('POST /stripe/webhook')).names).toContain('stripe readEvent')

  const mail = await treeOf('sendNewMail')
  expect(mail.root.parentSpanId).toBeUndefined()
  expect(mail.names).toContain('mail send')
  expect(mail.names).toContain('Transaction.Commit')
  expect(mailbox.mails()).toHaveLength(1)

  const said = JSON.stringify(received)
  const personal = [shopper.email, shopper.uid, shopper.token, productId, orderId, intentId, 'Oak dowels']
  for (const secret of personal) expect(said).not.toContain(secret)
  expect(said).toContain('"http.route"')
})

it('a failure says that it failed, and nothing of what or whom it was about', async () => {
  const update = runSpan('failing', () => collectionsOf(api.db).products.doc('ada-oak').update({ img: '' }))
  await expect(update).rejects.toThrow('ada-oak')
  const { root, names } = await treeOf('failing')
  expect(root.status.code).toBe(2)
  expect(names).toContain('DocumentReference.Update')
  expect(JSON.stringify(received)).not.toContain('ada-oak')
})

it.each([
  ['traceparent', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00'],
  ['x-cloud-trace-context', '4bf92f3577b34da6a3ce929d0e0e4736/67667974448284343;o=0'],
])('a request goes under the span of the platform, as %s names it', async (header, value) => {
  received.length = 0
  await (await fetch(`${api.url}/catalog?q=oak-for-zoe`, { headers: { [header]: value } })).text()
  const { root } = await treeOf('GET /catalog')
  expect(root).toMatchObject({
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    parentSpanId: '00f067aa0ba902b7',
  })
  expect(JSON.stringify(received)).not.toContain('zoe')
})

it('a collector that is gone hinders nobody, and is told of once', async () => {
  collector.closeAllConnections()
  await new Promise((resolve) => collector.close(resolve))
  api.logs.length = 0
  const orderId = await anOrder(api, shopper, await aProduct(api))
  await anIntent(api, shopper, orderId)
  await call(api, 'getOrder', { params: { id: orderId }, token: shopper.token })
  await runSpan('a run', () => Promise.resolve())
  await runSpan('another', () => Promise.resolve())
  const told = api.logs.filter(({ level }) => level !== 'info')
  expect(told.map(({ message }) => message)).toEqual(['spans could not be sent'])
})
