import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call } from '../testing/call.ts'
import { aPaidOrder, aProduct } from '../testing/factories.ts'
import { signUp, signUpAdmin, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'

let api: Api
let admin: TestAccount
let shopper: TestAccount
beforeAll(async () => {
  api = await startApi()
  admin = await signUpAdmin(api)
  shopper = await signUp(api)
})
afterAll(() => api.close())

const paidOrder = async () => aPaidOrder(api, shopper, await aProduct(api))
const asAdmin = (id: string, body: object) => ({ params: { id }, body, token: admin.token })

const isPaid = { does: paidOrder, mails: ['payment_received to shopper', 'new_paid_order to admin'] }
const isShipped = {
  does: async () => {
    const id = await paidOrder()
    const body = { shipped: true, carrier: 'UPS', tracking: ['1Z999'] }
    await call(api, 'shipOrder', asAdmin(id, body))
  },
  mails: ['shipped to shopper'],
}
const isAsked = {
  does: async () => {
    const id = await paidOrder()
    await api.shop.orders.change(id, (paid) => ({
      ...paid,
      costWithAddress: { shippingTotal: 2_400, taxTotal: 0, total: 7_400 },
    }))
    await call(api, 'askForDifference', asAdmin(id, {}))
  },
  mails: ['difference_asked to shopper'],
}
const isDeclined = {
  does: async () => {
    const id = await paidOrder()
    const params = { id }
    await call(api, 'requestCancellation', { params, body: {}, token: shopper.token })
    await call(api, 'decideCancellation', asAdmin(id, { granted: false, reason: 'It is packed.' }))
  },
  mails: [
    'cancel_requested to shopper',
    'new_cancel_request to admin',
    'cancel_declined to shopper: It is packed.',
  ],
}
const isAnswered = {
  does: async () => {
    const body = { email: shopper.email, message: 'Do you ship to Norway?' }
    const { insertedId } = (await call(api, 'sendMessage', { body })).body
    await call(api, 'replyToMessage', asAdmin(insertedId, { key: randomUUID(), text: 'Yes, we do.' }))
  },
  mails: ['message_reply to shopper: Your message of'],
}
const isHidden = {
  does: async () => {
    const { email, token } = shopper
    const body = { email, rating: 1, review: 'Too short' }
    const { insertedId } = (await call(api, 'addReview', { body, token })).body
    await call(api, 'moderateReview', asAdmin(insertedId, { hidden: true, reason: 'Insults somebody' }))
  },
  mails: ['review_hidden to shopper: Insults somebody'],
}

/** Every text of the pages that promises a mail, and what makes it true. */
const promises: Record<string, { does: () => Promise<unknown>; mails: string[] }> = {
  'order.mailed': isPaid,
  'order.shipped2': isShipped,
  'order.byAgreement': isShipped,
  'order.shippedBy': isShipped,
  'order.shippedByWithin': isShipped,
  'order-admin.declineText': isDeclined,
  'order-admin.askDifferenceText': isAsked,
  'order-admin.differenceAsked': isAsked,
  'message-admin.sentByMailWithThe': isAnswered,
  'dashboard.sentThroughTheContactForm': isAnswered,
  'moderation.intro': isHidden,
  'moderation.hideText': isHidden,
  'moderation.hideManyText': isHidden,
}

const texts = JSON.parse(readFileSync(new URL('../../web/texts/en.json', import.meta.url), 'utf8')) as Record<
  string,
  Record<string, string>
>

it('knows every text that promises a mail', () => {
  const promising =
    /\b(a|one|by) mail\b|\bemail you\b|\bbuyer is told\b|\bis (notified|informed)\b|\bnot notified\b/i
  const found = Object.entries(texts).flatMap(([area, lines]) =>
    Object.entries(lines).flatMap(([key, text]) => (promising.test(text) ? [`${area}.${key}`] : [])),
  )
  expect(found.toSorted()).toEqual(Object.keys(promises).toSorted())
})

it.each([...new Set(Object.values(promises))])('writes what is promised: %#', async ({ does, mails }) => {
  const known = new Set((await api.db.collection('mail').get()).docs.map(({ id }) => id))
  await does()
  const { docs } = await api.db.collection('mail').get()
  const written = docs
    .filter(({ id }) => !known.has(id))
    .map((document) => {
      const to = String(document.get('to')) === admin.email ? 'admin' : 'shopper'
      return { line: `${document.get('kind')} to ${to}`, text: String(document.get('message').text) }
    })
  for (const promise of mails) {
    const [line = '', words = ''] = promise.split(': ')
    expect(written.find((mail) => mail.line === line)?.text).toContain(words)
  }
})
