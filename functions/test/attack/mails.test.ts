import { type Mailbox, startMailbox } from '@wood-master/mailbox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendDueMails } from '../../src/domain/mail/send-mail.ts'
import { call, refused, send } from '../../testing/call.ts'
import { aCartOrder, anOrder, aPaidOrder, aProduct, pay } from '../../testing/factories.ts'
import { signUp, signUpAdmin, type TestAccount } from '../../testing/sign-in.ts'
import { type Api, startApi } from '../../testing/start-api.ts'

let api: Api
let mailbox: Mailbox
let admin: TestAccount
let shopper: TestAccount

beforeAll(async () => {
  mailbox = await startMailbox({ smtpPort: 0, webPort: 0 })
  api = await startApi({}, { smtpUrl: mailbox.smtpUrl })
  admin = await signUpAdmin(api)
  shopper = await signUp(api)
})
afterAll(async () => {
  await Promise.all([api.close(), mailbox.close()])
})

const mails = async (query: Record<string, string>) =>
  (await call(api, 'listMails', { query, token: admin.token })).body
const deliver = () => sendDueMails(api.shop, () => api.shop.now())

it.each([
  'victim@wood-master.test\r\nBcc: other@wood-master.test',
  'victim@wood-master.test, other@wood-master.test',
  'Victim <victim@wood-master.test>',
  '"victim@wood-master.test"@wood-master.test',
])('no message comes from %j', async (email) => {
  const before = (await mails({})).length
  await refused(api, 'sendMessage', 'invalid_request', { body: { email, message: 'Hello' } })
  expect(await mails({})).toHaveLength(before)
})

it('the contact form writes to admins alone, however it is filled in', async () => {
  const email = 'victim@wood-master.test'
  const message = 'Subject: hi\r\nBcc: other@wood-master.test\r\n\r\n.\r\nQUIT\r\n<script>alert(1)</script>'
  await call(api, 'sendMessage', { body: { email, message } })
  mailbox.clear()
  await deliver()
  const received = mailbox.mails().filter(({ headers }) => headers['reply-to'] === email)
  expect(received).toHaveLength(1)
  expect(received[0]?.to).toEqual([admin.email])
  expect(received[0]?.headers.bcc).toBeUndefined()
  expect(received[0]?.html).not.toContain('<script>')
})

it('a product’s name breaks out of no header', async () => {
  const name = 'Pegs\r\nBcc: other@wood-master.test'
  const id = await aProduct(api, { name, availableQuantity: 50 })
  await call(api, 'changeStock', { params: { id }, body: { availableQuantity: 3 }, token: admin.token })
  mailbox.clear()
  await deliver()
  const [low] = mailbox.mails().filter(({ subject }) => subject.startsWith('Low stock'))
  expect(low?.subject).toContain('Pegs Bcc: other@wood-master.test')
  expect(low?.to).toEqual([admin.email])
  expect(low?.headers.bcc).toBeUndefined()
})

it('what a buyer types is in a mail only where it can be nothing but a reference', async () => {
  const productId = await aProduct(api)
  const lines = [{ productId, quantity: 4 }]
  const lure = await aCartOrder(api, shopper, lines, 'Win at https://evil.example')
  const plain = await aCartOrder(api, shopper, lines, 'PO 2026-17')
  expect((await mails({ orderId: lure }))[0]?.text).not.toContain('evil')
  expect((await mails({ orderId: plain }))[0]?.text).toContain('PO 2026-17')
})

it('an email that nobody proved gets none of the buyer’s words, paid or not', async () => {
  const stranger = await signUp(api, 'stranger', { emailVerified: false })
  const productId = await aProduct(api)
  const orderId = await aCartOrder(api, stranger, [{ productId, quantity: 4 }], 'PO 2026-18')
  const address = {
    name: 'Call 555 0100',
    line1: 'evil street 1',
    city: 'Oslo',
    postalCode: '0154',
    country: 'NO',
  }
  await call(api, 'changeDelivery', { params: { id: orderId }, body: { address }, token: stranger.token })
  await pay(api, stranger, orderId)
  const written = await mails({ orderId, email: stranger.email })
  expect(written.map(({ kind }) => kind)).toContain('payment_received')
  for (const { text } of written) {
    expect(text).not.toContain('555 0100')
    expect(text).not.toContain('evil street')
    expect(text).not.toContain('PO 2026-18')
  }
})

it('names of any length make mails of a bounded size', async () => {
  await call(api, 'changeProfile', {
    params: { email: shopper.email },
    body: { email: shopper.email, name: 'N'.repeat(120) },
    token: shopper.token,
  })
  const id = await aProduct(api, { name: 'W'.repeat(120) })
  const orderId = await anOrder(api, shopper, id)
  const stored = await api.shop.outbox.find(`${orderId}-order_received`)
  expect(stored?.message.subject.length).toBeLessThanOrEqual(150)
  expect(stored?.message.html.length).toBeLessThan(20_000)
  expect(JSON.stringify(stored?.message)).not.toContain('NNNN')
})

it('an address that orders for nothing gets twenty mails a day, and still those about money', async () => {
  const flooder = await signUp(api, 'victim', { emailVerified: false })
  const productId = await aProduct(api, { availableQuantity: 10_000 })
  for (let count = 0; count < 24; count++) {
    const id = await anOrder(api, flooder, productId, 1)
    if (count % 2 === 0) await call(api, 'deleteOrder', { params: { id }, token: flooder.token })
  }
  const count = async () => (await mails({ email: flooder.email, limit: '100' })).length
  expect(await count()).toBe(20)
  expect(api.logs.filter(({ message }) => message === 'mail left out').length).toBeGreaterThan(0)
  await aPaidOrder(api, flooder, productId, 1)
  expect(await count()).toBe(21)
  api.travel(25 * 60)
  await anOrder(api, flooder, productId, 1)
  expect(await count()).toBe(22)
})

it('a request to cancel that is taken back and made again is told of twenty times, and shown to admins all the same', async () => {
  api.travel(2 * 60)
  const params = { id: await aPaidOrder(api, shopper, await aProduct(api)) }
  for (let number = 0; number < 14; number++) {
    await call(api, 'requestCancellation', { params, body: {}, token: shopper.token })
    await call(api, 'withdrawCancellation', { params, token: shopper.token })
  }
  await call(api, 'requestCancellation', { params, body: {}, token: shopper.token })
  const told = await mails({ orderId: params.id, limit: '100' })
  expect(told.length).toBeLessThanOrEqual(21)
  expect(told.filter(({ kind }) => kind === 'new_cancel_request').length).toBeGreaterThan(5)
  const query = { cancelRequested: 'true' }
  const { body: waiting } = await call(api, 'listOrders', { query, token: admin.token })
  expect(waiting.map(({ _id }) => _id)).toContain(params.id)
})

it('messages sent with somebody’s address use up none of the mails about their orders', async () => {
  api.travel(2 * 60)
  const buyer = await signUp(api, 'buyer')
  for (let number = 0; number < 20; number++) {
    await call(api, 'sendMessage', { body: { email: buyer.email, message: 'Hello' } })
  }
  expect(await mails({ email: buyer.email, limit: '100' })).toHaveLength(20)
  const orderId = await anOrder(api, buyer, await aProduct(api), 1)
  expect((await mails({ orderId })).map(({ kind }) => kind)).toEqual(['order_received'])
})

it('a flood of messages is twenty mails an hour, and every message is in the dashboard', async () => {
  api.travel(2 * 60)
  for (let number = 0; number < 25; number++) {
    const body = { email: `flood-${number}@wood-master.test`, message: 'Hello' }
    expect((await send(api, 'sendMessage', { body })).status).toBe(200)
  }
  const told = (await mails({ limit: '100' })).filter(({ text }) => text.includes('flood-'))
  expect(told).toHaveLength(20)
  const { body: messages } = await call(api, 'listMessages', { query: { limit: '100' }, token: admin.token })
  expect(messages.filter(({ email }) => email.startsWith('flood-'))).toHaveLength(25)
})

it('nobody but an admin sees, repeats or redirects mail', async () => {
  const orderId = await anOrder(api, shopper, await aProduct(api))
  const params = { id: `${orderId}-order_received` }
  const before = await mails({ orderId })
  await refused(api, 'listMails', 'forbidden', { query: { orderId }, token: shopper.token })
  await refused(api, 'resendMail', 'forbidden', { params, token: shopper.token })
  const settings = { recipients: [shopper.email], off: [] }
  await refused(api, 'saveMailSettings', 'forbidden', { body: settings, token: shopper.token })
  expect(await mails({ orderId })).toEqual(before)
  expect((await call(api, 'getMailSettings', { token: admin.token })).body.recipients).toEqual([])
})
