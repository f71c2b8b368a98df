import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeAccount } from '../src/domain/removal/remove-account.ts'
import { call, refused } from '../testing/call.ts'
import { aCartOrder, anOrder, aPaidOrder, aProduct, pay } from '../testing/factories.ts'
import { signUp, signUpAdmin, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { expectNothingWritten } from './support/database.ts'

let api: Api
let admin: TestAccount
let buyer: TestAccount

beforeAll(async () => {
  api = await startApi()
  // Its events would be written while nothing may be.
  api.stripe.setFaults({ webhooksLost: true })
  admin = await signUpAdmin(api)
  buyer = await signUp(api, 'buyer')
})
afterAll(() => api.close())

const said = (by: TestAccount, productId: string, rating = 4, review = 'They fit.') => ({
  body: { email: by.email, rating, review, productId },
  token: by.token,
})
const write = async (...of: Parameters<typeof said>) =>
  (await call(api, 'addReview', said(...of))).body.insertedId
const reviewsOf = async (id: string, query = {}) =>
  (await call(api, 'listProductReviews', { params: { id }, query })).body
const ratingOf = async (id: string) => (await call(api, 'getCatalogProduct', { params: { id } })).body.rating
const own = async (id: string, by = buyer) =>
  (await call(api, 'getOwnReview', { params: { id }, token: by.token })).body
const moderate = (id: string, hidden: boolean) =>
  call(api, 'moderateReview', { params: { id }, body: { hidden, reason: 'Rude' }, token: admin.token })
const refund = (id: string, body: object) =>
  call(api, 'refundOrder', {
    params: { id },
    body: { restock: false, reason: 'Split', key: crypto.randomUUID(), ...body },
    token: admin.token,
  })

describe('a review of a product', () => {
  it('is written by somebody who paid for it, and stands with the product and with all reviews', async () => {
    const id = await aProduct(api)
    expect(await own(id)).toEqual({ mayReview: false })
    await aPaidOrder(api, buyer, id)
    expect(await own(id)).toEqual({ mayReview: true })
    const reviewId = await write(buyer, id, 4.5, 'Straight and dry.')
    const review = {
      _id: reviewId,
      email: 'b•••@wood-master.test',
      name: 'The buyer',
      rating: 4.5,
      review: 'Straight and dry.',
      createdAt: expect.any(String),
      productId: id,
      productName: 'Oak dowels',
      boughtHere: true,
    }
    expect(await reviewsOf(id)).toEqual([review])
    expect((await call(api, 'listReviews')).body[0]).toEqual(review)
    expect(await ratingOf(id)).toEqual({ average: 4.5, count: 1 })
    expect(await own(id)).toEqual({ mayReview: true, review })
  })

  it('is refused from those who did not buy it, did not pay, or got all their money back', async () => {
    const [id, other] = [await aProduct(api), await aProduct(api)]
    await anOrder(api, buyer, id)
    await aPaidOrder(api, buyer, other)
    const returned = await aProduct(api)
    await refund(await aPaidOrder(api, buyer, returned), {})
    const line = await aProduct(api)
    const lines = [
      { productId: line, quantity: 5 },
      { productId: other, quantity: 5 },
    ]
    const orderId = await aCartOrder(api, buyer, lines)
    await pay(api, buyer, orderId)
    await refund(orderId, { lines: [{ productId: line, quantity: 5 }] })
    await expectNothingWritten(api, async () => {
      for (const productId of [id, returned, line])
        await refused(api, 'addReview', 'not_bought', said(buyer, productId))
      await refused(api, 'addReview', 'not_found', said(buyer, 'no-such-product'))
      await refused(api, 'addReview', 'invalid_request', said(buyer, other, 6))
    })
    expect(await own(line)).toEqual({ mayReview: false })
    expect(await ratingOf(line)).toBeUndefined()
  })

  it('may be written about any line of a cart, while some of it is kept', async () => {
    const [first, second] = [await aProduct(api), await aProduct(api)]
    const lines = [first, second].map((productId) => ({ productId, quantity: 5 }))
    const orderId = await aCartOrder(api, buyer, lines)
    await pay(api, buyer, orderId)
    await refund(orderId, { lines: [{ productId: second, quantity: 4 }] })
    await write(buyer, second, 2)
    expect(await ratingOf(second)).toEqual({ average: 2, count: 1 })
  })

  it('stays public, and is not called hidden, once all that was bought is refunded', async () => {
    const id = await aProduct(api)
    const orderId = await aPaidOrder(api, buyer, id)
    await write(buyer, id)
    await refund(orderId, {})
    const [review] = await reviewsOf(id)
    expect(await own(id)).toEqual({ mayReview: false, review })
  })

  it('replaces the same person’s earlier one, also at the same moment', async () => {
    const id = await aProduct(api)
    await aPaidOrder(api, buyer, id)
    const ids = await Promise.all([write(buyer, id, 1), write(buyer, id, 1), write(buyer, id, 1)])
    expect(new Set(ids).size).toBe(1)
    await write(buyer, id, 5, 'Better than I thought.')
    expect(await reviewsOf(id)).toMatchObject([{ rating: 5, review: 'Better than I thought.' }])
    expect(await ratingOf(id)).toEqual({ average: 5, count: 1 })
  })

  it('is averaged with those of others, and paged', async () => {
    const id = await aProduct(api)
    for (const [index, rating] of [5, 4, 4].entries()) {
      const person = await signUp(api, `buyer-${index}`)
      await aPaidOrder(api, person, id, 5)
      await write(person, id, rating)
    }
    expect(await ratingOf(id)).toEqual({ average: 4.3, count: 3 })
    const { body, headers } = await call(api, 'listProductReviews', { params: { id }, query: { limit: '2' } })
    expect(body).toHaveLength(2)
    const cursor = headers.get('x-next-cursor') ?? ''
    expect(await reviewsOf(id, { limit: '2', cursor })).toHaveLength(1)
  })

  it('leaves list and rating while an admin hides it, cannot be replaced meanwhile, and comes back', async () => {
    const id = await aProduct(api)
    await aPaidOrder(api, buyer, id)
    const reviewId = await write(buyer, id, 1, 'Rude words')
    await moderate(reviewId, true)
    await moderate(reviewId, true)
    expect(await reviewsOf(id)).toEqual([])
    expect(await ratingOf(id)).toBeUndefined()
    expect(await own(id)).toMatchObject({ mayReview: false, hidden: true, review: { review: 'Rude words' } })
    await expectNothingWritten(api, async () => {
      await refused(api, 'addReview', 'forbidden', said(buyer, id))
    })
    await moderate(reviewId, false)
    expect(await own(id)).not.toHaveProperty('hidden')
    expect(await ratingOf(id)).toEqual({ average: 1, count: 1 })
    expect(await reviewsOf(id)).toHaveLength(1)
  })

  it('goes with its author’s account, and so do its stars', async () => {
    const id = await aProduct(api)
    const leaver = await signUp(api, 'leaver')
    for (const person of [leaver, buyer]) {
      const orderId = await aPaidOrder(api, person, id, 5)
      await call(api, 'shipOrder', { params: { id: orderId }, body: { shipped: true }, token: admin.token })
      await write(person, id, person === buyer ? 5 : 2)
    }
    await removeAccount(api.shop, leaver.email)
    expect(await reviewsOf(id)).toMatchObject([{ rating: 5 }])
    expect(await ratingOf(id)).toEqual({ average: 5, count: 1 })
  })

  it('is found possible for an order of an earlier release, which has its one product beside it', async () => {
    const id = await aProduct(api)
    const orderId = await aPaidOrder(api, buyer, id)
    const place = api.db.collection('orders').doc(orderId)
    const { productIds: _, lines: _lines, ...older } = (await place.get()).data() ?? {}
    await place.set(older)
    expect(await own(id)).toEqual({ mayReview: true })
  })
})
