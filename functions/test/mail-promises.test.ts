import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call } from '../testing/call.ts'
import { anOrder, aPaidOrder, aProduct, somewhere } from '../testing/factories.ts'
import { signUp, signUpAdmin, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { norway } from './support/delivery.ts'

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
    await api.shop.orders.change(id, api.shop.now(), (paid) => ({
      ...paid,
      costWithAddress: { shippingTotal: 2_400, taxTotal: 0, total: 7_400 },
    }))
    await call(api, 'askForDifference', asAdmin(id, {}))
  },
  mails: ['difference_asked to shopper'],
}
const isPriced = {
  does: async () => {
    const id = await anOrder(api, shopper, await aProduct(api))
    const freight = { state: 'asked' } as const
    await api.shop.orders.change(id, api.shop.now(), (unpaid) => ({ ...unpaid, address: somewhere, freight }))
    await call(api, 'setFreight', asAdmin(id, { price: 12 }))
  },
  mails: ['freight_asked to admin', 'freight_set to shopper: accept'],
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
const isReturned = {
  does: async () => {
    const productId = await aProduct(api)
    const id = await aPaidOrder(api, shopper, productId)
    await call(api, 'shipOrder', asAdmin(id, { shipped: true }))
    const body = { key: randomUUID(), lines: [{ productId, quantity: 1, reason: 'damaged' }] }
    const parts = { params: { id }, body, token: shopper.token }
    const { insertedId } = (await call(api, 'requestReturn', parts)).body
    await call(api, 'moveReturn', asAdmin(insertedId, { state: 'declined', reason: 'It is the grain.' }))
  },
  mails: [
    'return_requested to shopper',
    'new_return to admin',
    'return_declined to shopper: It is the grain.',
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

const isOrderedByPhone = {
  does: async () => {
    const { zones } = (await api.shop.delivery.find()).content
    await api.shop.delivery.replace({ zones: [norway] })
    const wishes = { lines: [{ productId: await aProduct(api), quantity: 4 }], address: somewhere }
    const asked = { params: { email: shopper.email }, token: admin.token }
    const { quote } = (await call(api, 'draftOrder', { ...asked, body: wishes })).body
    const { id: rateId, total: price } = quote.rates[0] ?? {}
    await call(api, 'orderForBuyer', { ...asked, body: { ...wishes, key: randomUUID(), rateId, price } })
    await api.shop.delivery.replace({ zones })
  },
  mails: ['order_received to shopper: /order/'],
}

const isBack = {
  does: async () => {
    const id = await aProduct(api)
    await call(api, 'changeStock', asAdmin(id, { availableQuantity: 0 }))
    await call(api, 'askForNotice', { params: { id }, body: { email: shopper.email } })
    await call(api, 'changeStock', asAdmin(id, { availableQuantity: 20 }))
  },
  mails: ['back_in_stock to shopper: can be ordered again'],
}

/** Every text of the pages that promises a mail, and what makes it true. */
const promises: Record<string, { does: () => Promise<unknown>; mails: string[] }> = {
  'order.mailed': isPaid,
  'payment.next': isPaid,
  'order.shippedNext': isShipped,
  'order.byAgreement': isShipped,
  'order.shippedBy': isShipped,
  'order.shippedByWithin': isShipped,
  'delivery.onRequest': isPriced,
  'order.freightAsked': isPriced,
  'orders.cancelPending': isDeclined,
  'order-admin.freightWasSet': isPriced,
  'order-admin.declineText': isDeclined,
  'order-admin.askDifferenceText': isAsked,
  'order-admin.differenceAsked': isAsked,
  'legal.standardPrivacy': isPaid,
  'returns.requested_text': isReturned,
  'return-admin.declineText': isReturned,
  'return-admin.closeText': isReturned,
  'phone-order.placeHint': isOrderedByPhone,
  'message-admin.replyHint': isAnswered,
  'dashboard.messagesIntro': isAnswered,
  'contact.sent': isAnswered,
  'notices.noted': isBack,
  'notices.oneMail': isBack,
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
    /\b(a|one|by) mail\b|\bby email\b|\bemail(ing)? you\b|\bwe email\b|\bbuyer is told\b|\bis (notified|informed)\b|\bnot notified\b/i
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
