import { type Mailbox, startMailbox } from '@wood-master/mailbox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { collectionsOf } from '../src/data/collections.ts'
import { sendDueMails, sendMail } from '../src/domain/mail/send-mail.ts'
import { anOrder, aPaidOrder, aProduct } from '../testing/factories.ts'
import { badServer } from '../testing/mail-faults.ts'
import { tallyOf } from '../testing/outbox-sound.ts'
import { signUp, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'

let api: Api
let mailbox: Mailbox
let shopper: TestAccount
let plan = () => ({})

beforeAll(async () => {
  mailbox = await startMailbox({ smtpPort: 0, webPort: 0, plan: () => plan() })
  api = await startApi({}, { smtpUrl: mailbox.smtpUrl })
  shopper = await signUp(api)
})
afterAll(async () => {
  await Promise.all([api.close(), mailbox.close()])
})

const outbox = async () => (await collectionsOf(api.db).mail.get()).docs.map((document) => document.data())
const mailOf = async (id: string) => {
  const mail = await api.shop.outbox.find(id)
  if (!mail) throw new Error(`there is no mail ${id}`)
  return mail
}
const clock = () => api.shop.now()

it('a mail whose trigger fires twice, while the schedule looks too, is sent once', async () => {
  const orderId = await anOrder(api, shopper, await aProduct(api))
  const id = `${orderId}-order_received`
  const [first, second] = await Promise.all([
    sendMail(api.shop, id, clock),
    sendMail(api.shop, id, clock),
    sendDueMails(api.shop, clock),
  ])
  expect([first, second]).not.toEqual(['sent', 'sent'])
  await sendMail(api.shop, id, clock)
  const { headers, delivery } = await mailOf(id)
  expect(delivery).toMatchObject({ state: 'SUCCESS', attempts: 1, info: { accepted: [shopper.email] } })
  const received = mailbox.mails().filter(({ messageId }) => messageId === headers['Message-ID'])
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({
    to: [shopper.email],
    from: '"Wood-Master" <shop@wood-master.test>',
    subject: expect.stringMatching(/^Order [0-9A-Z]{3}-[0-9A-Z]{3} received$/),
    text: expect.stringContaining(`https://shop.example/order/${orderId}`),
    html: expect.stringContaining('prefers-color-scheme'),
  })
})

it('a mail that the server does not take waits, is tried again, and is given up after a day', async () => {
  const orderId = await anOrder(api, shopper, await aProduct(api))
  const id = `${orderId}-order_received`
  plan = () => ({ down: true })
  expect(await sendMail(api.shop, id, clock)).toBe('tried')
  expect(await sendMail(api.shop, id, clock), 'the pause is not over').toBe('not_due')
  expect((await mailOf(id)).delivery).toMatchObject({ state: 'PENDING', attempts: 1, error: /421/ })
  let outcome = 'tried'
  for (let hours = 0; outcome !== 'given_up' && hours < 30; hours++) {
    api.travel(60)
    outcome = await sendMail(api.shop, id, clock)
  }
  plan = () => ({})
  expect(outcome).toBe('given_up')
  expect((await mailOf(id)).delivery).toMatchObject({ state: 'ERROR', error: expect.stringContaining('421') })
  expect(api.logs).toContainEqual(expect.objectContaining({ level: 'error', message: 'mail given up' }))
  api.travel(24 * 60)
  expect(await sendMail(api.shop, id, clock)).toBe('not_due')
})

it('an address that the server does not know is marked until a mail gets through', async () => {
  const nobody = await signUp(api, 'nobody')
  const productId = await aProduct(api)
  const orderId = await anOrder(api, nobody, productId)
  mailbox.setFaults({ unknown: [nobody.email] })
  expect(await sendMail(api.shop, `${orderId}-order_received`, clock)).toBe('given_up')
  const [mark] = await api.shop.outbox.failingAddresses([nobody.email, shopper.email])
  expect(mark).toMatchObject({ email: nobody.email, error: expect.stringContaining('5.1.1') })
  mailbox.setFaults({ unknown: [] })
  const again = await anOrder(api, nobody, productId)
  expect(await sendMail(api.shop, `${again}-order_received`, clock)).toBe('sent')
  expect(await api.shop.outbox.failingAddresses([nobody.email])).toEqual([])
})

it('a server that fails, is slow and loses answers gets every mail, and none twice that it had confirmed', async () => {
  const productId = await aProduct(api, { availableQuantity: 1_000 })
  for (let count = 0; count < 5; count++) await aPaidOrder(api, shopper, productId, 1)
  mailbox.clear()
  plan = badServer(20260105, 5)
  const before = new Set((await outbox()).filter(({ dueAt }) => !dueAt).map(({ id }) => id))
  const [one = ''] = (await outbox()).flatMap(({ id, dueAt }) => (dueAt ? [id] : []))
  // A trigger may come twice, also while the schedule is at it.
  await Promise.all([
    sendMail(api.shop, one, clock),
    sendMail(api.shop, one, clock),
    sendDueMails(api.shop, clock),
  ])
  for (let round = 0; round < 40 && (await outbox()).some(({ dueAt }) => dueAt); round++) {
    api.travel(30)
    await sendDueMails(api.shop, clock)
  }
  plan = () => ({})
  const mails = (await outbox()).filter(({ id }) => !before.has(id))
  expect(mails.length).toBeGreaterThanOrEqual(10)
  expect(mails.map(({ delivery }) => delivery.state)).toEqual(mails.map(() => 'SUCCESS'))
  const tally = tallyOf(mails, mailbox.mails())
  expect(tally).toMatchObject({ lost: 0, doubled: 0, unknown: 0 })
  expect(tally.repeated, 'the seed has lost answers in it').toBeGreaterThan(0)
})
