import { randomUUID } from 'node:crypto'
import { byAgreementId } from '@wood-master/contract/delivery-price'
import { exampleOf } from '@wood-master/contract/examples'
import { FieldValue } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { call, refused } from '../testing/call.ts'
import { anOrder, aPaidOrder, fillCart, somewhere } from '../testing/factories.ts'
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

it('places no other order under the key of a cart’s order, and finds that one under it whatever the page shows by now', async () => {
  const parts = { params: {}, token: shopper.token }
  await fillCart(api, shopper, units(2).lines)
  await once('orderCart', parts, { poNumber: 'A' }, { poNumber: 'B' })
  await fillCart(api, shopper, units(2).lines)
  const ordering = { key: randomUUID(), address: somewhere, price: 25, acceptedTerms: 'standard-1' }
  const order = async (body: object) => (await call(api, 'orderCart', { ...parts, body })).body.insertedId
  const id = await order(ordering)
  expect(await order({ ...ordering, price: 30, acceptedTerms: '2026-01-01' })).toBe(id)
  // Where the page only looks for what it sent.
  expect(await order({ key: ordering.key })).toBe(id)
  const other = { ...ordering, address: { ...somewhere, city: 'Bergen' } }
  await refused(api, 'orderCart', 'key_reused', { ...parts, body: other })
  // Of before it was kept.
  await api.db.collection('orders').doc(id).update({ asked: FieldValue.delete() })
  expect(await order(other)).toBe(id)
})

it('places no other order for a buyer under the key of one', async () => {
  const ordering = { ...units(4), address: somewhere, rateId: byAgreementId, price: 50 }
  const parts = { params: { email: shopper.email }, token: admin.token }
  await once('orderForBuyer', parts, ordering, { ...ordering, ...units(3), price: 37.5 })
})

it('sends no other lines under the key of a shipment, also of one that was taken back', async () => {
  const { params } = await paidOrder()
  const parts = { params, token: admin.token }
  await once('sendShipment', parts, units(1), units(2))
  const body = { key: randomUUID(), ...units(1) }
  await call(api, 'sendShipment', { ...parts, body })
  await call(api, 'undoShipment', parts)
  await expectNothingWritten(api, async () => {
    await refused(api, 'sendShipment', 'key_reused', { ...parts, body: { ...body, ...units(2) } })
    await call(api, 'sendShipment', { ...parts, body })
  })
})

it('adds no other product under the key of one, also none at another price, and takes no SKU from itself', async () => {
  const dowel = { ...exampleOf('addProduct').body, sku: 'ONCE', price: 2, priceBreaks: [] }
  const parts = { params: {}, token: admin.token }
  await once('addProduct', parts, dowel, { ...dowel, price: 3 })
  await once('addProduct', parts, { ...dowel, sku: undefined }, { ...dowel, sku: 'OTHER' })
  const body = { ...dowel, sku: 'AT-ONCE', key: randomUUID() }
  const added = await Promise.all([1, 2, 3].map(() => call(api, 'addProduct', { body, token: admin.token })))
  expect(new Set(added.map(({ body }) => body.insertedId)).size).toBe(1)
})

it('starts no other import under the key of one', async () => {
  const file = { fileName: 'products.csv', rows: 150, setStock: false }
  await once('startImport', { params: {}, token: admin.token }, file, { ...file, setStock: true })
})
