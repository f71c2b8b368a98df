import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeAccount } from '../src/domain/removal/remove-account.ts'
import { call, refused, send } from '../testing/call.ts'
import { anOrder, aPaidOrder, aProduct, fillCart, pay } from '../testing/factories.ts'
import { signInAgain, signInWithGoogle, signUp, signUpAdmin, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { everythingIn, expectNothingWritten } from './support/database.ts'
import { oslo } from './support/delivery.ts'
import { orderAs, refundParts } from './support/payments.ts'

let api: Api
let admin: TestAccount

beforeAll(async () => {
  api = await startApi()
  admin = await signUpAdmin(api)
})
afterAll(() => api.close())

const phone = '+47 555 0199'

/** Everything that a person ever typed, by which they could be found. */
function marksOf(tag: string) {
  return {
    name: `Petra ${tag}`,
    line1: `${tag} Street 7`,
    poNumber: `${tag}-PO`,
    review: `${tag} says that these fit`,
    reason: `${tag} ordered too many`,
    answer: `Dear ${tag}, it is packed already`,
    message: `${tag} asks about dowels`,
    tracking: `${tag}PARCEL`,
    refund: `${tag} got a split one`,
    words: `${tag} opened the parcel`,
    picture: `https://images.wood-master.test/${tag}.jpg`,
    note: `${tag} rings before eight`,
    discount: `${tag} met us at the fair`,
    returnAnswer: `Dear ${tag}, that is the grain`,
  }
}
type Marks = ReturnType<typeof marksOf>

/** The same account under another email, signed in again. */
async function withNewEmail(person: TestAccount): Promise<TestAccount> {
  const email = `new-${person.email}`
  await api.auth.updateUser(person.uid, { email, emailVerified: true })
  const { uid, idToken } = await signInWithGoogle(email)
  expect(uid).toBe(person.uid)
  const { body } = await call(api, 'mintToken', { params: { email }, body: { email }, token: idToken })
  return { ...person, email, idToken, token: body.token }
}

/** Somebody who used all of the shop, before and after their email changed. */
async function aLongStory(
  marks: Marks,
): Promise<{ before: TestAccount; person: TestAccount; orderId: string }> {
  const address = { ...oslo, name: marks.name, line1: marks.line1, phone }
  const before = await signUp(api, 'plum')
  const { token, email } = before
  const profile = { email, name: marks.name, phone }
  await call(api, 'changeProfile', { params: { email }, body: profile, token })
  await call(api, 'addAddress', { body: address, token })
  await call(api, 'sendMessage', { body: { email, message: marks.message } })
  const productId = await aProduct(api, { availableQuantity: 100 })
  await fillCart(api, before, [{ productId, quantity: 5 }])
  const bought = { key: randomUUID(), poNumber: marks.poNumber, address }
  const orderId = (await call(api, 'orderCart', { body: bought, token })).body.insertedId
  await pay(api, before, orderId)
  const params = { id: orderId }
  await call(api, 'requestCancellation', { params, body: { reason: marks.reason }, token })
  const decision = { granted: false, reason: marks.answer }
  await call(api, 'decideCancellation', { params, body: decision, token: admin.token })
  const parcel = { shipped: true, carrier: 'DHL', tracking: [marks.tracking] }
  await call(api, 'shipOrder', { params, body: parcel, token: admin.token })
  const split = { amount: 1, restock: false, reason: marks.refund, key: randomUUID() }
  await call(api, 'refundOrder', { params, body: split, token: admin.token })
  const lines = [{ productId, quantity: 1, reason: 'damaged' }]
  const claim = { key: randomUUID(), lines, words: marks.words, images: [marks.picture] }
  const asked = (await call(api, 'requestReturn', { params, body: claim, token })).body.insertedId
  const no = { state: 'declined', reason: marks.returnAnswer }
  await call(api, 'moveReturn', { params: { id: asked }, body: no, token: admin.token })
  await call(api, 'getInvoices', { params, token })
  const note = () => ({ key: randomUUID(), text: marks.note, tags: [marks.poNumber] })
  await call(api, 'noteOrder', { params, body: note(), token: admin.token })
  await api.db.doc(`orders/${orderId}`).update({ discount: { percent: 1, reason: marks.discount } })

  const person = await withNewEmail(before)
  const review = { email: person.email, rating: 5, review: marks.review }
  await call(api, 'addReview', { body: review, token: person.token })
  await call(api, 'sendMessage', { body: { email: person.email, message: `${marks.message} again` } })
  await fillCart(api, person, [{ productId, quantity: 6 }])
  const aboutPerson = { params: { email: person.email }, body: note(), token: admin.token }
  await call(api, 'notePerson', aboutPerson)
  return { before, person, orderId }
}

it('hands over everything that the shop keeps about somebody, under every email that they had', async () => {
  const marks = marksOf('PLUM')
  const { before, person, orderId } = await aLongStory(marks)
  const { body, headers } = await call(api, 'getOwnData', { token: person.token })
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toMatchObject({
    account: { email: person.email, name: marks.name },
    formerEmails: [before.email],
    addresses: [{ line1: marks.line1 }],
    cart: [{ quantity: 6 }],
    orders: [{ _id: orderId, email: before.email, poNumber: marks.poNumber, tracking: [marks.tracking] }],
    reviews: [{ review: marks.review }],
  })
  expect(body.invoices.map(({ kind }) => kind)).toContain('invoice')
  expect(body.messages.map(({ message }) => message).toSorted()).toEqual([
    marks.message,
    `${marks.message} again`,
  ])
  expect(body.mails.map(({ to }) => to)).toContain(before.email)
  for (const mark of Object.values(marks)) expect(JSON.stringify(body)).toContain(mark)
  // Nothing of anybody else, the admins who served them among those.
  expect(JSON.stringify(body)).not.toContain(admin.email)
})

it('leaves nothing of somebody who closes their account but what the law wants, and says what that is', async () => {
  const marks = marksOf('PEAR')
  const { before, person, orderId } = await aLongStory(marks)
  const { email, token, idToken, uid } = person
  // Of a number and an address, which somebody who knows them could find by it.
  const asked: string = (await api.db.doc(`orders/${orderId}`).get()).get('asked')
  const { body } = await call(api, 'closeAccount', { body: { email }, token })
  expect(body.kept).toEqual([
    { what: 'orders', count: 1, why: expect.stringContaining('Accounting law') },
    { what: 'invoices', count: expect.any(Number), why: expect.stringContaining('Tax law') },
  ])
  const left = (await everythingIn(api)).filter((document) =>
    [before.email, asked, ...Object.values(marks)].some((mark) => document.includes(mark)),
  )
  expect(left.filter((document) => !document.startsWith('invoices/'))).toEqual([])
  const { docs } = await api.db.collection('invoices').where('orderId', '==', orderId).get()
  expect(docs.map((doc) => doc.get('buyer.address.line1'))).toContain(marks.line1)

  await expect(api.auth.getUser(uid)).rejects.toThrow()
  await refused(api, 'getOwnData', 'unauthenticated', { token })
  await refused(api, 'mintToken', 'unauthenticated', { params: { email }, body: { email }, token: idToken })
})

it('makes out what is due while the shop knows to whom, and closes no account while it cannot', async () => {
  const person = await signUp(api, 'quince')
  const orderId = await aPaidOrder(api, person, await aProduct(api))
  const params = { id: orderId }
  await call(api, 'changeDelivery', { params, body: { address: oslo }, token: admin.token })
  await call(api, 'shipOrder', { params, body: { shipped: true }, token: admin.token })
  const closing = { body: { email: person.email }, token: person.token }
  await api.shop.invoices.pause(api.shop.now())
  await expectNothingWritten(api, async () => void (await refused(api, 'closeAccount', 'busy', closing)))
  await api.shop.invoices.resume(api.shop.now())
  const { body } = await call(api, 'closeAccount', closing)
  expect(body.kept).toContainEqual(expect.objectContaining({ what: 'invoices', count: 1 }))
  const invoices = (await call(api, 'getInvoices', { params, token: admin.token })).body
  expect(invoices).toMatchObject([{ buyer: { email: person.email, address: { line1: oslo.line1 } } }])
})

it('keeps the proof of a tax rate with what was paid, and with nothing else', async () => {
  const person = await signUp(api, 'fig')
  const productId = await aProduct(api)
  const paid = await aPaidOrder(api, person, productId)
  const parcel = { params: { id: paid }, body: { shipped: true }, token: admin.token }
  await call(api, 'shipOrder', parcel)
  const deleted = await anOrder(api, person, productId)
  await call(api, 'deleteOrder', { params: { id: deleted }, token: person.token })
  const places = [api.db.doc(`orders/${paid}`), api.db.doc(`deletedOrders/${deleted}`)]
  const taxEvidence = { number: 'DE811907980', status: 'valid', checkedAt: new Date() }
  for (const place of places) await place.update({ taxEvidence })
  await call(api, 'closeAccount', { body: { email: person.email }, token: person.token })
  const kept = (await Promise.all(places.map((place) => place.get()))).map((doc) => doc.get('taxEvidence'))
  expect(kept).toMatchObject([{ number: taxEvidence.number }, undefined])
})

it('keeps an account while an order is open and while it is an admin, says why, and changes nothing', async () => {
  const person = await signUp(api)
  const orderId = await anOrder(api, person, await aProduct(api))
  const order = (await call(api, 'getOrder', { params: { id: orderId }, token: person.token })).body
  const own = { body: { email: person.email }, token: person.token }
  await expectNothingWritten(api, async () => {
    const { error } = await refused(api, 'closeAccount', 'account_not_closable', own)
    expect(error.message).toContain(`${order.number} (unpaid)`)
    const theirs = { body: { email: admin.email }, token: admin.token }
    await refused(api, 'closeAccount', 'account_not_closable', theirs)
    expect((await send(api, 'getOwnData', { token: person.token })).status).toBe(200)
  })
  const paidBy = await signUp(api)
  const productId = await aProduct(api)
  const paidId = await aPaidOrder(api, paidBy, productId)
  const waiting = { body: { email: paidBy.email }, token: paidBy.token }
  const { error } = await refused(api, 'closeAccount', 'account_not_closable', waiting)
  expect(error.message).toContain('(paid)')
  await call(api, 'deleteOrder', { params: { id: orderId }, token: person.token })
  await call(api, 'closeAccount', own)
  // With its pieces refunded, but not all of its money, nothing of it is under way.
  const { quantity } = await orderAs(api, paidBy, paidId)
  const lines = [{ productId, quantity }]
  await call(api, 'refundOrder', refundParts(admin, paidId, { amount: 10, lines, restock: true }))
  await call(api, 'closeAccount', waiting)
})

it('takes nothing of the real owner along when somebody closes an account with an email that is not theirs', async () => {
  const squatter = await signUp(api, 'squatter', { emailVerified: false })
  const { email, token } = squatter
  await call(api, 'sendMessage', { body: { email, message: 'From the real owner' } })
  const { body } = await call(api, 'getOwnData', { token })
  expect([body.messages, body.mails]).toEqual([[], []])
  await call(api, 'closeAccount', { body: { email }, token })
  const { docs } = await api.db.collection('messages').where('email', '==', email).get()
  expect(docs).toHaveLength(1)
})

describe('an email that changed hands', () => {
  /** Both wrote to the shop, and the first one was written to. */
  async function anEmailOfTwo() {
    const first = await signUp(api, 'first')
    const { email } = first
    await anOrder(api, first, await aProduct(api)).then((id) =>
      call(api, 'deleteOrder', { params: { id }, token: first.token }),
    )
    await call(api, 'sendMessage', { body: { email, message: 'From the first' } })
    const mails = await mailsTo(email)
    expect(mails).not.toEqual([])
    const moved = await withNewEmail(first)
    const { uid, idToken } = await signInWithGoogle(email)
    const { body } = await call(api, 'mintToken', { params: { email }, body: { email }, token: idToken })
    await call(api, 'sendMessage', { body: { email, message: 'From the next' } })
    return { email, moved, next: body.token, nextOne: { ...first, uid, email: `next-${email}` }, mails }
  }
  const mailsTo = async (email: string) =>
    (await api.db.collection('mail').where('to', 'array-contains', email).get()).docs.map(({ id }) => id)
  const messagesOf = async (email: string) =>
    (await api.db.collection('messages').where('email', '==', email).get()).docs.map((doc) => doc.get('text'))

  it('leaves to the next owner what came after that', async () => {
    const { email, moved } = await anEmailOfTwo()
    await removeAccount(api.shop, moved.email)
    expect(await messagesOf(email)).toEqual(['From the next'])
  })

  it('hands nothing of the former owner to the next one, who takes nothing of it along', async () => {
    const { email, moved, next, mails } = await anEmailOfTwo()
    const { body } = await call(api, 'getOwnData', { token: next })
    expect(body.messages.map(({ message }) => message)).toEqual(['From the next'])
    expect(body.mails.filter(({ subject }) => /order/i.test(subject))).toEqual([])
    await call(api, 'closeAccount', { body: { email }, token: next })
    expect(await messagesOf(email)).toEqual(['From the first'])
    expect(await mailsTo(email)).toEqual(expect.arrayContaining(mails))
    const kept = await call(api, 'getOwnData', { token: moved.token })
    expect(kept.body.messages.map(({ message }) => message)).toEqual(['From the first'])
  })

  it('hands whoever gets it back what came each time that it was theirs', async () => {
    const { email, moved, nextOne } = await anEmailOfTwo()
    await withNewEmail(nextOne)
    await api.auth.updateUser(moved.uid, { email, emailVerified: true })
    const { token } = await signInAgain(api, { ...moved, email })
    await call(api, 'sendMessage', { body: { email, message: 'From the first again' } })
    const { body } = await call(api, 'getOwnData', { token })
    expect(body.messages.map(({ message }) => message).toSorted()).toEqual([
      'From the first',
      'From the first again',
    ])
    await call(api, 'closeAccount', { body: { email }, token })
    expect(await messagesOf(email)).toEqual(['From the next'])
  })
})
