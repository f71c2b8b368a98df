import type { CallName } from '@wood-master/contract/routes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, refused } from '../../testing/call.ts'
import { anOrder, aPaidOrder, aProduct, aSavedCard, fillCart } from '../../testing/factories.ts'
import { resetPassword, signInAgain, signUp, type TestAccount, verifyByLink } from '../../testing/sign-in.ts'
import { type Api, startApi } from '../../testing/start-api.ts'
import { expectNothingWritten } from '../support/database.ts'
import { nextSecond } from '../support/next-second.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
  // A webhook that arrives late would count as something that the caller wrote.
  api.stripe.setFaults({ webhooksLost: true })
})
afterAll(() => api.close())

const minting = (email: string, token: string) => ({ params: { email }, body: { email }, token })
const address = {
  name: 'Sam Squatter',
  line1: 'Elsewhere 1',
  city: 'Oslo',
  postalCode: '0150',
  country: 'NO',
}

let productId: string
beforeEach(async () => {
  productId = await aProduct(api, { availableQuantity: 100 })
})

/** Everything that an account can be filled with; returns its unpaid order. */
async function fill(account: TestAccount): Promise<string> {
  const { email, token } = account
  await aPaidOrder(api, account, productId)
  await call(api, 'addReview', { body: { email, rating: 1, review: 'Mine', productId }, token })
  const orderId = await anOrder(api, account, productId)
  await call(api, 'addAddress', { body: address, token })
  await call(api, 'changeDelivery', { params: { id: orderId }, body: { address }, token })
  await call(api, 'changeProfile', { params: { email }, body: { email, name: 'Sam', phone: '555' }, token })
  await fillCart(api, account, [{ productId, quantity: 2 }])
  await aSavedCard(api, account)
  return orderId
}

async function belongings({ email, token }: TestAccount) {
  const [addresses, orders, cart, cards, profile, own] = await Promise.all([
    call(api, 'listAddresses', { token }),
    call(api, 'listOwnOrders', { query: { email }, token }),
    call(api, 'getCart', { token }),
    call(api, 'listCards', { token }),
    call(api, 'getProfile', { query: { email }, token }),
    call(api, 'getOwnReview', { params: { id: productId }, token }),
  ])
  return {
    addresses: addresses.body.length,
    orders: orders.body.length,
    cart: cart.body.lines.length,
    cards: cards.body.length,
    phone: profile.body[0]?.phone,
    review: own.body.review?.review,
    mayReview: own.body.mayReview,
  }
}

/** A token from before reads nothing and changes nothing, of what was there and of what came since. */
async function expectEnded({ email, token }: TestAccount, orderId: string): Promise<void> {
  const attempts: [CallName, object][] = [
    ['getCart', {}],
    ['listAddresses', {}],
    ['listCards', {}],
    ['getOrder', { params: { id: orderId } }],
    ['listOwnOrders', { query: { email } }],
    ['getProfile', { query: { email } }],
    ['addAddress', { body: address }],
    ['changeDelivery', { params: { id: orderId }, body: { address } }],
    ['changeProfile', { params: { email }, body: { email, name: 'Changed' } }],
    ['replaceCart', { body: { lines: [] } }],
    ['createPaymentIntent', { body: { price: 1, orderId } }],
    ['deleteOrder', { params: { id: orderId } }],
  ]
  await expectNothingWritten(api, async () => {
    for (const [name, parts] of attempts) await refused(api, name, 'unauthenticated', { ...parts, token })
  })
}

describe('an email that somebody registered without owning it', () => {
  it("is its owner's alone after a new password: no session, and nothing that was planted, is left", async () => {
    const squatter = await signUp(api, 'squatter', { emailVerified: false })
    const { email } = squatter
    const planted = await fill(squatter)
    await nextSecond()
    await resetPassword(api, email, 'owner-secret')
    await expectEnded(squatter, planted)
    await refused(api, 'mintToken', 'unauthenticated', minting(email, squatter.idToken))

    const customers = async () =>
      (await api.stripeSdk.customers.list({ limit: 100 })).data.filter(
        ({ metadata }) => metadata.uid === squatter.uid,
      )
    expect(await customers()).toHaveLength(1)
    const first = await signInAgain(api, { email, password: 'owner-secret' }).catch((error) => error)
    expect(String(first)).toContain('Please sign in once more')
    // Nobody can see or remove the cards that were saved before.
    expect(await customers()).toEqual([])
    await nextSecond()
    const owner = await signInAgain(api, { email, password: 'owner-secret' })
    expect(owner.uid).toBe(squatter.uid)
    const nothing = { addresses: 0, orders: 0, cart: 0, cards: 0, mayReview: false }
    expect(await belongings(owner)).toEqual(nothing)
    await refused(api, 'getOrder', 'forbidden', { params: { id: planted }, token: owner.token })
    const { error } = await refused(api, 'closeAccount', 'account_not_closable', {
      body: { email },
      token: owner.token,
    })
    const { docs } = await api.db.collection('orders').where('uid', '==', owner.uid).get()
    for (const doc of docs) expect(error.message).not.toContain(doc.get('number'))
    const own = await fill(owner)
    await expectEnded(squatter, own)
    await refused(api, 'mintToken', 'unauthenticated', minting(email, squatter.idToken))
    expect(await belongings(owner)).toMatchObject({ addresses: 1, phone: '555' })
  })

  it('cannot be claimed by a token that is older than the proof', async () => {
    const squatter = await signUp(api, 'squatter', { emailVerified: false })
    await verifyByLink(api, squatter.email)
    await expectNothingWritten(api, async () => {
      await refused(api, 'mintToken', 'unauthenticated', minting(squatter.email, squatter.idToken))
    })
  })
})

describe('who proves their own email', () => {
  it('by the link keeps everything, and sessions from before end', async () => {
    const person = await signUp(api, 'honest', { emailVerified: false })
    const orderId = await fill(person)
    const before = await belongings(person)
    expect(before).toMatchObject({ addresses: 1, cart: 1, phone: '555', review: 'Mine' })
    await nextSecond()
    await verifyByLink(api, person.email)
    const proven = await signInAgain(api, person)
    expect(await belongings(proven)).toEqual(before)
    await expectEnded(person, orderId)
  })

  it('keeps everything when a password is forgotten later, and only the sessions end', async () => {
    const person = await signUp(api, 'honest')
    const orderId = await fill(person)
    const before = await belongings(person)
    await nextSecond()
    await resetPassword(api, person.email, 'another-secret')
    await expectEnded(person, orderId)
    const again = await signInAgain(api, { ...person, password: 'another-secret' })
    expect(await belongings(again)).toEqual(before)
  })
})
