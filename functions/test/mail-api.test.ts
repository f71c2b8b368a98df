import { randomUUID } from 'node:crypto'
import { type Mailbox, startMailbox } from '@wood-master/mailbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendDueMails } from '../src/domain/mail/send-mail.ts'
import { remindBuyers } from '../src/domain/orders/remind-buyers.ts'
import { expireOrders } from '../src/domain/payments/close-order.ts'
import { call, refused } from '../testing/call.ts'
import { anOrder, aPaidOrder, aProduct } from '../testing/factories.ts'
import { signUp, signUpAdmin, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { refundParts } from './support/payments.ts'

let api: Api
let mailbox: Mailbox
let admin: TestAccount
let shopper: TestAccount
let productId: string

beforeAll(async () => {
  mailbox = await startMailbox({ smtpPort: 0, webPort: 0 })
  api = await startApi({}, { smtpUrl: mailbox.smtpUrl })
  admin = await signUpAdmin(api)
  shopper = await signUp(api)
  productId = await aProduct(api, { availableQuantity: 1_000 })
})
afterAll(async () => {
  await Promise.all([api.close(), mailbox.close()])
})

const mailsOf = async (query: Record<string, string>) =>
  (await call(api, 'listMails', { query, token: admin.token })).body
const kindsOf = async (orderId: string) =>
  (await mailsOf({ orderId })).map(({ kind, to }) => `${kind} to ${to.join()}`).toSorted()
const deliver = () => sendDueMails(api.shop, () => api.shop.now())

describe('an order', () => {
  it('has a mail for each thing that happens to it', async () => {
    const orderId = await aPaidOrder(api, shopper, productId)
    const order = { params: { id: orderId }, token: admin.token }
    await call(api, 'shipOrder', { ...order, body: { shipped: true } })
    await call(api, 'shipOrder', { ...order, body: { shipped: true } })
    await call(api, 'refundOrder', refundParts(admin, orderId))
    expect(await kindsOf(orderId)).toEqual([
      `new_paid_order to ${admin.email}`,
      `order_received to ${shopper.email}`,
      `payment_received to ${shopper.email}`,
      `refunded to ${shopper.email}`,
      `shipped to ${shopper.email}`,
    ])
    await deliver()
    const [received] = mailbox.mails().filter(({ subject }) => / paid$/.test(subject))
    expect(received).toMatchObject({
      to: [shopper.email],
      text: expect.stringContaining(`https://shop.example/dashboard/myOrders/${orderId}/invoice`),
    })
  })

  it('reminds its buyer once before it expires, and says when it has', async () => {
    const orderId = await anOrder(api, shopper, productId)
    expect(await remindBuyers(api.shop, api.shop.now())).toBe(0)
    api.travel(49 * 60)
    expect(await remindBuyers(api.shop, api.shop.now())).toBeGreaterThan(0)
    expect(await remindBuyers(api.shop, api.shop.now())).toBe(0)
    api.travel(24 * 60)
    await expireOrders(api.shop, api.shop.now())
    expect(await kindsOf(orderId)).toEqual([
      `expired to ${shopper.email}`,
      `expires_soon to ${shopper.email}`,
      `order_received to ${shopper.email}`,
    ])
  })

  it('that changes nothing for anybody has no mail', async () => {
    const orderId = await aPaidOrder(api, shopper, productId)
    const params = { id: orderId }
    await call(api, 'requestCancellation', { params, body: {}, token: shopper.token })
    const before = await kindsOf(orderId)
    await call(api, 'requestCancellation', { params, body: {}, token: shopper.token })
    await call(api, 'withdrawCancellation', { params, token: shopper.token })
    expect(await kindsOf(orderId)).toEqual(before)
  })
})

describe('admins', () => {
  it('hear of a low stock once a day', async () => {
    const id = await aProduct(api, { name: 'Beech pegs', availableQuantity: 12, minQuantity: 5 })
    const low = async () =>
      (await mailsOf({})).filter(
        ({ kind, subject }) => kind === 'low_stock' && subject.includes('Beech pegs'),
      )
    const setStock = (availableQuantity: number) =>
      call(api, 'changeStock', { params: { id }, body: { availableQuantity }, token: admin.token })
    await setStock(9)
    await setStock(20)
    await setStock(8)
    expect(await low()).toMatchObject([{ to: [admin.email], subject: expect.stringContaining('9 left') }])
    await setStock(20)
    api.travel(25 * 60)
    await setStock(7)
    expect(await low()).toHaveLength(2)
  })

  it('choose who gets their mails, and which', async () => {
    const settings = {
      recipients: ['stock@wood-master.test'],
      off: ['new_paid_order'],
      replyTo: 'shop@wood-master.test',
    }
    await call(api, 'saveMailSettings', { body: settings, token: admin.token })
    expect((await call(api, 'getMailSettings', { token: admin.token })).body).toMatchObject(settings)
    const orderId = await aPaidOrder(api, shopper, productId)
    expect(await kindsOf(orderId)).toEqual([
      `order_received to ${shopper.email}`,
      `payment_received to ${shopper.email}`,
    ])
    await call(api, 'sendMessage', { body: { email: 'visitor@wood-master.test', message: 'Hello' } })
    expect(await mailsOf({ email: 'visitor@wood-master.test' })).toMatchObject([{ to: settings.recipients }])
    const bad = { recipients: ['no address'], off: [] }
    await refused(api, 'saveMailSettings', 'invalid_request', { body: bad, token: admin.token })
    expect((await call(api, 'getMailSettings', { token: admin.token })).body).toMatchObject(settings)
    await call(api, 'saveMailSettings', { body: { recipients: [], off: [] }, token: admin.token })
  })

  it('get their mails in their own languages, one for each', async () => {
    const german = await signUp(api, 'verwaltung')
    const account = api.db.collection('users').doc(german.uid)
    await account.update({ role: 'admin', locale: 'de' })
    await call(api, 'sendMessage', { body: { email: 'somebody@wood-master.test', message: 'Hello' } })
    const written = await mailsOf({ email: 'somebody@wood-master.test' })
    expect(written.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
      [
        [[admin.email], 'Message from somebody@wood-master.test'],
        [[german.email], 'Nachricht von somebody@wood-master.test'],
      ].toSorted(),
    )
    await account.delete()
  })

  it('see what a mail server thinks of an address', async () => {
    const nobody = await signUp(api, 'nobody')
    const orderId = await anOrder(api, nobody, productId)
    mailbox.setFaults({ unknown: [nobody.email] })
    await deliver()
    mailbox.setFaults({ unknown: [] })
    expect(await mailsOf({ orderId })).toMatchObject([
      { state: 'ERROR', error: expect.stringContaining('5.1.1'), failing: [nobody.email] },
    ])
    expect(await mailsOf({ state: 'ERROR' })).toMatchObject([{ orderId }])
    expect(await mailsOf({ orderId, email: shopper.email, state: 'SUCCESS' })).toMatchObject([{ orderId }])
    expect(await mailsOf({ email: nobody.email, state: 'SUCCESS' })).toMatchObject([{ orderId }])
  })

  it('send a mail again, as a copy on record, but not while it is on its way', async () => {
    const orderId = await anOrder(api, shopper, productId)
    const id = `${orderId}-order_received`
    const again = { params: { id }, token: admin.token }
    await refused(api, 'resendMail', 'mail_not_finished', again)
    expect(await mailsOf({ orderId })).toHaveLength(1)
    await deliver()
    expect((await call(api, 'resendMail', again)).body).toEqual({ insertedId: `${id}-again-2` })
    await refused(api, 'resendMail', 'mail_not_finished', again)
    await deliver()
    expect(await mailsOf({ orderId })).toMatchObject([
      { _id: `${id}-again-2`, copyOf: id, copiedBy: admin.email, state: 'SUCCESS' },
      { _id: id, state: 'SUCCESS' },
    ])
    const ids = mailbox.mails().map(({ messageId }) => messageId)
    expect(ids).toEqual(
      expect.arrayContaining([`<${id}@wood-master.test>`, `<${id}-again-2@wood-master.test>`]),
    )
    await refused(api, 'resendMail', 'not_found', { ...again, params: { id: 'nothing' } })
  })
})

describe('a message', () => {
  it('is answered once by mail, in one conversation', async () => {
    const email = `visitor-${randomUUID().slice(0, 8)}@wood-master.test`
    const body = { email, subject: 1041, message: 'Do you ship to Norway?' }
    const { insertedId: id } = (await call(api, 'sendMessage', { body })).body
    const reply = {
      params: { id },
      body: { key: randomUUID(), text: 'Yes, we do.\n\nAda' },
      token: admin.token,
    }
    expect((await call(api, 'replyToMessage', reply)).body).toEqual({ modifiedCount: 1 })
    expect((await call(api, 'replyToMessage', reply)).body).toEqual({ modifiedCount: 0 })
    const [message] = (await call(api, 'listMessages', { token: admin.token })).body
    expect(message).toMatchObject({
      _id: id,
      read: true,
      answered: true,
      replies: [{ text: 'Yes, we do.\n\nAda', by: admin.email }],
    })
    await deliver()
    const about = mailbox
      .mails()
      .filter(({ headers, to }) => to.includes(email) || headers['reply-to'] === email)
    expect(about).toHaveLength(2)
    const toAdmins = about.find(({ to }) => to.includes(admin.email))
    const toVisitor = about.find(({ to }) => to.includes(email))
    expect(toVisitor).toMatchObject({
      subject: 'Re: Your message to Wood-Master (1041)',
      text: expect.stringMatching(/Yes, we do\.[\s\S]*Your message of: /),
    })
    expect(toVisitor?.headers['in-reply-to']).toBe(toAdmins?.messageId)
    await refused(api, 'replyToMessage', 'not_found', { ...reply, params: { id: 'nothing' } })
    const empty = { ...reply, body: { key: randomUUID(), text: '  ' } }
    await refused(api, 'replyToMessage', 'invalid_request', empty)
    expect(await mailsOf({ email })).toHaveLength(2)
  })
})

it('the author of a hidden review is told why', async () => {
  const body = { email: shopper.email, rating: 1, review: 'Call me at 555-0100' }
  const { insertedId: id } = (await call(api, 'addReview', { body, token: shopper.token })).body
  const moderation = { hidden: true, reason: 'It has a phone number in it' }
  await call(api, 'moderateReview', { params: { id }, body: moderation, token: admin.token })
  await call(api, 'moderateReview', { params: { id }, body: moderation, token: admin.token })
  const told = (await mailsOf({ email: shopper.email })).filter(({ kind }) => kind === 'review_hidden')
  expect(told).toMatchObject([
    { to: [shopper.email], text: expect.stringMatching(/It has a phone\s+number in it/) },
  ])
})

it('mails to a person and about their messages go with their account', async () => {
  const leaving = await signUp(api, 'leaving')
  await call(api, 'sendMessage', { body: { email: leaving.email, message: 'Goodbye' } })
  expect(await mailsOf({ email: leaving.email })).toHaveLength(1)
  const { deleted } = await api.shop.removals.erase(
    { uid: leaving.uid, emails: [{ email: leaving.email }] },
    api.shop.now(),
  )
  expect(deleted).toMatchObject({ messages: 1, mails: 1 })
  expect(await mailsOf({ email: leaving.email })).toEqual([])
})
