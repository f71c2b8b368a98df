import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAdmin } from '../../scripts/operator/make-admin.ts'
import { removeAccount, removedEmail } from '../src/domain/removal/remove-account.ts'
import { call, send } from '../testing/call.ts'
import { aHold, anOrder, aPaidOrder, aProduct, pay } from '../testing/factories.ts'
import { signUp, signUpAdmin } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { everythingIn } from './support/database.ts'
import { oslo } from './support/delivery.ts'
import { stockOf } from './support/stock.ts'

let api: Api
const database = () => ({ db: api.db, auth: api.auth })

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

describe('make-admin', () => {
  it('makes somebody an admin from their next call on, and writes down that an operator did', async () => {
    const person = await signUp(api)
    expect((await send(api, 'listUsers', { token: person.token })).status).toBe(403)
    expect(await makeAdmin(database(), person.email.toUpperCase(), new Date())).toBe(true)
    expect((await send(api, 'listUsers', { token: person.token })).status).toBe(200)
    expect((await api.auth.getUser(person.uid)).customClaims).toMatchObject({ admin: true })
    const changes = await api.db.collection('roleChanges').where('uid', '==', person.uid).get()
    expect(changes.docs.map((doc) => doc.get('byEmail'))).toEqual(['operator'])
    expect(await makeAdmin(database(), person.email, new Date())).toBe(false)
  })

  it('makes the record of somebody who registered and never signed in', async () => {
    const { uid } = await api.auth.createUser({
      email: `new-${Date.now()}@wood-master.test`,
      password: 'secret-secret',
      emailVerified: true,
    })
    const { email = '' } = await api.auth.getUser(uid)
    expect(await makeAdmin(database(), email, new Date())).toBe(true)
    expect((await api.db.collection('users').doc(uid).get()).get('role')).toBe('admin')
  })

  it('refuses an email that nobody has proven to own, and changes nothing', async () => {
    const { uid, email } = await signUp(api, 'unproven', { emailVerified: false })
    await expect(makeAdmin(database(), email, new Date())).rejects.toThrow('has not been verified')
    expect((await api.db.collection('users').doc(uid).get()).get('role')).toBeUndefined()
  })

  it('refuses an email that nobody has', async () => {
    await expect(makeAdmin(database(), 'nobody@wood-master.test', new Date())).rejects.toThrow(
      'There is no account for',
    )
  })
})

describe('remove-person', () => {
  it('removes account, profile, reviews and messages, and keeps shipped orders for the accounts without name and email', async () => {
    const person = await signUp(api)
    const admin = await signUpAdmin(api)
    const { email, uid, token } = person
    const productId = await aProduct(api)
    const orderId = await anOrder(api, person, productId)
    const delivery = { params: { id: orderId }, body: { address: { ...oslo, line1: 'Secret Street 1' } } }
    await call(api, 'changeDelivery', { ...delivery, token })
    await pay(api, person, orderId)
    await call(api, 'changeDelivery', {
      params: { id: orderId },
      body: { address: oslo },
      token: admin.token,
    })
    await call(api, 'shipOrder', { params: { id: orderId }, body: { shipped: true }, token: admin.token })
    await call(api, 'addReview', { body: { email, rating: 5, review: 'Dowels that fit' }, token })
    const hidden = { email, rating: 1, review: 'Dowels that do not fit' }
    const { insertedId } = (await call(api, 'addReview', { body: hidden, token })).body
    const hiding = { params: { id: insertedId }, body: { hidden: true, reason: 'Not about the product' } }
    await call(api, 'moderateReview', { ...hiding, token: admin.token })
    const stock = await stockOf(api, productId)

    const removal = await removeAccount(api.shop, email)
    expect(removal).toMatchObject({ uid, deleted: { reviews: 2 }, keptOrders: 1 })
    await expect(api.auth.getUser(uid)).rejects.toThrow()
    for (const collection of await api.db.listCollections()) {
      // The law wants them as they were made out.
      if (collection.id === 'invoices') continue
      const { docs } = await collection.get()
      const personal = [email, 'Secret Street', ...(collection.id === 'orders' ? [oslo.name] : [])]
      const left = docs.filter((doc) => personal.some((text) => JSON.stringify(doc.data()).includes(text)))
      expect(left.map((doc) => doc.ref.path)).toEqual([])
    }
    const order = await api.db.collection('orders').doc(orderId).get()
    expect(order.data()).toMatchObject({
      email: removedEmail,
      state: 'shipped',
      uid,
      address: { country: 'NO' },
    })
    expect((await api.db.collection('addressBooks').doc(uid).get()).exists).toBe(false)
    expect(order.get('searchWords')).not.toContain(email)
    expect(await stockOf(api, productId)).toBe(stock)
  })

  it('removes what somebody without an account wrote, and says so where there is nothing', async () => {
    const email = `${randomUUID()}@wood-master.test`
    await expect(removeAccount(api.shop, email)).rejects.toMatchObject({ code: 'not_found' })
    await call(api, 'sendMessage', { body: { email, message: 'Do you turn pegs?' } })
    const removal = await removeAccount(api.shop, email.toUpperCase())
    expect(removal.deleted).toMatchObject({ messages: 1 })
    const left = () => api.db.collection('messages').where('email', '==', email).get()
    expect((await left()).size).toBe(0)

    // Whoever had that email is removed by the one that they have now.
    const { uid } = await signUp(api)
    await api.db
      .collection('users')
      .doc(uid)
      .update({ formerEmails: [email] })
    await call(api, 'sendMessage', { body: { email, message: 'Do you turn pegs?' } })
    await expect(removeAccount(api.shop, email)).rejects.toMatchObject({ code: 'not_found' })
    expect((await left()).size).toBe(1)
  })

  it('takes the email of a former admin out of what the shop keeps of their decisions', async () => {
    const [former, admin, author] = await Promise.all([signUpAdmin(api), signUpAdmin(api), signUp(api)])
    const body = { email: author.email, rating: 1, review: 'Never again' }
    const { insertedId: id } = (await call(api, 'addReview', { body, token: author.token })).body
    const hiding = { params: { id }, body: { hidden: true, reason: 'Not about the product' } }
    await call(api, 'moderateReview', { ...hiding, token: former.token })
    const orderId = await aPaidOrder(api, author, await aProduct(api))
    const correction = { params: { id: orderId }, body: { address: oslo } }
    await call(api, 'changeDelivery', { ...correction, token: former.token })
    const message = { email: author.email, message: 'Do you ship to Norway?' }
    const asked = (await call(api, 'sendMessage', { body: message })).body.insertedId
    const reply = { params: { id: asked }, body: { key: randomUUID(), text: 'Yes, we do.' } }
    await call(api, 'replyToMessage', { ...reply, token: former.token })
    await call(api, 'demote', { params: { email: former.email }, token: admin.token })
    await api.shop.outbox.choices.replace({ recipients: [former.email], off: [] }, undefined)

    const { items } = await api.shop.outbox.list({ limit: 20, orderId })
    const toAdmins = items.find(({ to }) => to.includes(former.email) && to.length > 1)
    const info = { messageId: '1', accepted: [admin.email], rejected: [former.email], response: '250 OK' }
    await api.shop.outbox.change(toAdmins?.id ?? '', (mail) => ({
      ...mail,
      waitingFor: [former.email],
      delivery: { ...mail.delivery, info },
    }))

    await removeAccount(api.shop, former.email)
    // The others have it: nobody is left whom it waits for.
    const ended = await api.shop.outbox.find(toAdmins?.id ?? '')
    expect(ended).toMatchObject({ delivery: { state: 'SUCCESS', info: { accepted: [admin.email] } } })
    expect(ended?.dueAt).toBeUndefined()
    expect((await api.shop.outbox.choices.find()).content.recipients).toEqual([])
    const query = { show: 'hidden' } as const
    const { body: list } = await call(api, 'listReviewsToModerate', { query, token: admin.token })
    expect(list.find(({ _id }) => _id === id)?.hidden).toMatchObject({ by: removedEmail })
    const { body: order } = await call(api, 'getOrder', { params: { id: orderId }, token: admin.token })
    expect(order.addressChanges).toMatchObject([{ by: removedEmail }])
    const records = await api.db.collection('moderationRecords').where('documentId', '==', id).get()
    expect(records.docs.map((doc) => doc.data())).toMatchObject([
      { byUid: former.uid, byEmail: removedEmail, reason: 'Not about the product' },
    ])
    const left = (await everythingIn(api)).filter((document) => document.includes(former.email))
    expect(left).toEqual([])
  })

  it('refuses while an order is under way, and for an admin, and changes nothing', async () => {
    const person = await signUp(api)
    const productId = await aProduct(api)
    const orderId = await anOrder(api, person, productId)
    const order = await call(api, 'getOrder', { params: { id: orderId }, token: person.token })
    await expect(removeAccount(api.shop, person.email)).rejects.toThrow(order.body.number)
    const admin = await signUpAdmin(api)
    await expect(removeAccount(api.shop, admin.email)).rejects.toThrow('admin')
    for (const { uid } of [person, admin]) {
      expect((await api.auth.getUser(uid)).uid).toBe(uid)
      expect((await api.db.collection('users').doc(uid).get()).exists).toBe(true)
    }
  })

  it('leaves the units of a running hold to the release of holds', async () => {
    const person = await signUp(api)
    const productId = await aProduct(api)
    const holdId = await aHold(api, person, productId, 4)
    await removeAccount(api.shop, person.email)
    expect((await api.db.collection('holds').doc(holdId).get()).exists).toBe(true)
    expect(await stockOf(api, productId)).toBe(16)
  })
})
