import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { call, refused } from '../testing/call.ts'
import { anOrder, aPaidOrder } from '../testing/factories.ts'
import type { TestAccount } from '../testing/sign-in.ts'
import type { Api } from '../testing/start-api.ts'
import { expectNothingWritten } from './support/database.ts'
import { paymentSetup } from './support/payment-setup.ts'

let api: Api
let shopper: TestAccount
let admin: TestAccount
let productId: string

paymentSetup((setup) => {
  ;({ api, shopper, admin, productId } = setup)
})

type Name = Parameters<typeof refused>[1]

/** Sends the first body, and then again; under its key the other one is refused. */
async function once(name: Name, parts: { params: object; token: string }, first: object, other: object) {
  const key = randomUUID()
  const send = (body: object) => ({ ...parts, body: { ...body, key } }) as never
  await call(api, name, send(first))
  await expectNothingWritten(api, async () => {
    await refused(api, name, 'key_reused', send(other))
    await call(api, name, send(first))
  })
}

const units = (quantity: number) => ({ lines: [{ productId, quantity }] })
const refunding = (amount: number) => ({ amount, restock: false, reason: 'A dent' })
const paidOrder = async () => ({ params: { id: await aPaidOrder(api, shopper, productId) } })

it('refunds nothing else under the key of a refund', async () => {
  const parts = { ...(await paidOrder()), token: admin.token }
  await once('refundOrder', parts, refunding(10), refunding(15))
})

it('cancels nothing else under the key of a cancellation, paid or not', async () => {
  await once('cancelLines', { ...(await paidOrder()), token: shopper.token }, units(1), units(2))
  const unpaid = { params: { id: await anOrder(api, shopper, productId) }, token: shopper.token }
  await once('cancelLines', unpaid, units(1), units(2))
})

it('grants no cancellation under the key of a refund', async () => {
  const { params } = await paidOrder()
  const key = randomUUID()
  await call(api, 'refundOrder', { params, body: { ...refunding(10), key }, token: admin.token })
  await call(api, 'requestCancellation', { params, body: { reason: 'Too late' }, token: shopper.token })
  const granting = { params, body: { granted: true as const, key }, token: admin.token }
  await expectNothingWritten(api, async () => {
    await refused(api, 'decideCancellation', 'key_reused', granting)
  })
})

it('takes no other return under the key of a return', async () => {
  const { params } = await paidOrder()
  await call(api, 'shipOrder', { params, body: { shipped: true }, token: admin.token })
  const asking = (quantity: number) => ({ lines: [{ productId, quantity, reason: 'damaged' }] })
  await once('requestReturn', { params, token: shopper.token }, asking(1), asking(2))
})

it('books no other number under the key of a booking', async () => {
  const parts = { params: { id: productId }, token: admin.token }
  const received = (quantity: number) => ({ kind: 'received', quantity, reason: 'Delivery note 4711' })
  await once('bookStock', parts, received(30), received(40))
  const counted = (found: number) => ({ kind: 'counted', found, onHand: 50, reason: 'Count' }) as const
  await once('bookStock', parts, counted(49), counted(48))
  const again = { ...parts, body: { ...counted(30), key: randomUUID() } as const }
  await call(api, 'bookStock', { ...again, body: { ...again.body, onHand: 49 } })
  // The page has seen meanwhile that the count arrived.
  expect((await call(api, 'bookStock', { ...again, body: { ...again.body, onHand: 30 } })).body).toEqual({
    modifiedCount: 0,
  })
})

it('notes nothing else under the key of a note, and sends no other reply under that of a reply', async () => {
  const note = [{ text: 'Called.' }, { text: 'Called twice.' }] as const
  await once('noteOrder', { ...(await paidOrder()), token: admin.token }, ...note)
  await once('notePerson', { params: { email: shopper.email }, token: admin.token }, ...note)
  const message = { name: 'A visitor', email: 'visitor@example.com', message: 'Do you ship to Norway?' }
  const { insertedId: id } = (await call(api, 'sendMessage', { body: message })).body
  await once('replyToMessage', { params: { id }, token: admin.token }, { text: 'Yes.' }, { text: 'No.' })
})

it('takes no other message or review of the shop under the key of one', async () => {
  const message = { email: 'visitor@example.com', message: 'Do you ship to Norway?' }
  await once('sendMessage', { params: {}, token: '' }, message, { ...message, message: 'Do you turn ash?' })
  const review = { email: shopper.email, rating: 5, review: 'Straight and dry.' }
  await once('addReview', { params: {}, token: shopper.token }, review, { ...review, rating: 1 })
})
