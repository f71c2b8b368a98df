import { randomUUID } from 'node:crypto'
import { calls } from '@wood-master/contract/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, refused, send } from '../../testing/call.ts'
import { trafficOf } from '../../testing/document-counter.ts'
import { aHold, anOrder, aPaidOrder, aProduct, fillCart, pay, somewhere } from '../../testing/factories.ts'
import { signInWithGoogle, signUp, signUpAdmin, type TestAccount } from '../../testing/sign-in.ts'
import { type Api, startApi } from '../../testing/start-api.ts'
import { expectNothingWritten } from '../support/database.ts'
import { nextSecond } from '../support/next-second.ts'
import { stockOf } from '../support/stock.ts'

let api: Api
let hoarder: TestAccount

beforeAll(async () => {
  api = await startApi({ unpaidLimits: { most: 4, stockPercent: 50 } })
  // What Stripe says from behind would be a change that no caller made.
  api.stripe.setFaults({ webhooksLost: true })
})
afterAll(() => api.close())
beforeEach(async () => {
  hoarder = await signUp(api, 'hoarder')
})

const asked = (productId: string, quantity: number, { token }: TestAccount = hoarder) => ({
  params: { id: productId },
  body: { availableQuantity: 0, quantity },
  token,
})

describe('an account that never paid', () => {
  it('gets half of a product and is told how much that is when it wants more', async () => {
    const productId = await aProduct(api, { availableQuantity: 500 })
    await expectNothingWritten(api, async () => {
      const { error, modifiedCount, quantities } = await refused(
        api,
        'changeStock',
        'unpaid_limit',
        asked(productId, 499),
      )
      expect(error.message).toContain('up to 250 pieces')
      expect(modifiedCount).toBe(0)
      expect(quantities).toEqual({ quantity: [250] })
    })
    await aHold(api, hoarder, productId, 250)
    await expectNothingWritten(api, async () => {
      await refused(api, 'changeStock', 'unpaid_limit', asked(productId, 1))
    })
    expect(await stockOf(api, productId)).toBe(250)
  })

  it('gets no more by turning its holds into orders, and not by asking at several places at once', async () => {
    const productId = await aProduct(api, { availableQuantity: 500 })
    await anOrder(api, hoarder, productId, 200)
    await refused(api, 'changeStock', 'unpaid_limit', asked(productId, 51))
    const second = await startApi({ unpaidLimits: { most: 4, stockPercent: 50 } })
    const statuses = await Promise.all(
      [api, second, api, second].map(
        async (at) => (await send(at, 'changeStock', asked(productId, 30))).status,
      ),
    )
    await second.close()
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409])
    expect(await stockOf(api, productId)).toBe(270)
  })

  it('may order the rest once it paid, also when it paid before these limits were kept', async () => {
    const productId = await aProduct(api, { availableQuantity: 500 })
    await aPaidOrder(api, hoarder, productId, 250)
    await aHold(api, hoarder, productId, 249)
    const veteran = await signUp(api, 'veteran')
    await aPaidOrder(api, veteran, await aProduct(api))
    await api.db.collection('unpaidStandings').doc(veteran.uid).delete()
    await aHold(api, veteran, await aProduct(api, { availableQuantity: 500 }), 400)
  })

  it("is its owner's with nothing of what somebody else left unpaid in it", async () => {
    const productId = await aProduct(api, { availableQuantity: 100 })
    const squatter = await signUp(api, 'squatter', { emailVerified: false })
    const { email } = squatter
    const planted = await anOrder(api, squatter, productId, 50)
    const comeIn = async () => {
      await nextSecond()
      const { idToken } = await signInWithGoogle(email)
      return { params: { email }, body: { email }, token: idToken }
    }
    await refused(api, 'mintToken', 'unauthenticated', await comeIn())
    const { token } = (await call(api, 'mintToken', await comeIn())).body
    const owner = { ...squatter, token }
    await call(api, 'changeStock', asked(productId, 1, owner))
    // What its owner keeps counts from then on, also once the order from before is gone.
    await call(api, 'changeStock', asked(productId, 24, owner))
    await refused(api, 'changeStock', 'unpaid_limit', asked(productId, 1, owner))
    await call(api, 'deleteOrder', { params: { id: planted }, token: (await signUpAdmin(api)).token })
    await call(api, 'changeStock', asked(productId, 25, owner))
    await refused(api, 'changeStock', 'unpaid_limit', asked(productId, 1, owner))
  })
})

describe('the whole shop', () => {
  let guarded: Api
  let products: string[]
  beforeAll(async () => {
    const shopPercent = { account: 40, unproven: 10, address: 50 }
    guarded = await startApi({ unpaidLimits: { most: 20, stockPercent: 50, shopPercent } })
    guarded.stripe.setFaults({ webhooksLost: true })
    await Promise.all((await guarded.db.collection('products').get()).docs.map(({ ref }) => ref.delete()))
    products = await Promise.all(Array.from({ length: 44 }, () => aProduct(guarded)))
  })
  afterAll(() => guarded.close())
  const ordering = async (buyer: TestAccount, count: number, quantity: number) => {
    const lines = products.slice(0, count).map((productId) => ({ productId, quantity }))
    await fillCart(guarded, buyer, lines)
    return { body: { key: randomUUID(), address: somewhere }, token: buyer.token }
  }

  it('is not taken by one account, nor by one after the other from one address, and nothing is written', async () => {
    const fresh = await signUp(guarded, 'fresh', { emailVerified: false })
    const all = await ordering(fresh, 44, 10)
    await expectNothingWritten(guarded, async () => {
      const { error, remedies } = await refused(guarded, 'orderCart', 'unpaid_limit', all)
      expect(error.message).toContain('verify your email')
      expect(remedies).toEqual(['verify_email'])
    })
    const eight = await ordering(fresh, 8, 10)
    await call(guarded, 'orderCart', eight)
    await expectNothingWritten(guarded, async () => {
      await refused(guarded, 'changeStock', 'unpaid_limit', asked(products[40] ?? '', 9, fresh))
    })

    // A large first order of somebody whose email is proven goes through, from the same address, too.
    const buyer = await signUp(guarded, 'wholesale')
    const order = (await call(guarded, 'orderCart', await ordering(buyer, 40, 4))).body.insertedId
    const next = await signUp(guarded, 'next')
    const more = await ordering(next, 44, 4)
    await expectNothingWritten(guarded, async () => {
      const { error } = await refused(guarded, 'orderCart', 'unpaid_limit', more)
      expect(error.message).toContain('from your network')
    })
    await call(guarded, 'deleteOrder', { params: { id: order }, token: buyer.token })
    await call(guarded, 'orderCart', more)
  })

  it('counts a network by its orders, and forgets what is over also for who has paid', async () => {
    const standings = guarded.db.collection('unpaidStandings')
    const networks = async () => (await standings.get()).docs.filter(({ id }) => id.startsWith('network-'))
    const payer = await signUp(guarded, 'payer')
    const paid = (await call(guarded, 'orderCart', await ordering(payer, 3, 1))).body.insertedId
    const [network] = await networks()
    expect(network?.get('units').filter(({ id }: { id: string }) => id === paid)).toEqual([
      { id: paid, part: expect.any(Number) },
    ])
    await pay(guarded, payer, paid)
    const over = Array.from({ length: 200 }, (_, index) => ({
      id: `over-${index}`,
      productId: 'x',
      quantity: 1,
    }))
    await network?.ref.update({ units: over })
    await call(guarded, 'orderCart', await ordering(payer, 2, 1))
    expect((await networks())[0]?.get('units')).toEqual([])
  })
})

it('an account whose payment was refunded has not paid', async () => {
  const productId = await aProduct(api, { availableQuantity: 500 })
  const orderId = await aPaidOrder(api, hoarder, productId, 4)
  await aHold(api, hoarder, productId, 260)
  api.travel(16)
  const admin = await signUpAdmin(api)
  const body = { key: randomUUID(), reason: 'Changed my mind', restock: true }
  await call(api, 'refundOrder', { params: { id: orderId }, body, token: admin.token })
  await expectNothingWritten(api, async () => {
    await refused(api, 'changeStock', 'unpaid_limit', asked(productId, 260))
  })
})

describe('any account', () => {
  it('is forgotten by the limits only long after anything unpaid of it, and starts anew then', async () => {
    const productId = await aProduct(api, { availableQuantity: 500 })
    const patient = await signUp(api, 'patient')
    const orderId = await anOrder(api, patient, productId, 250)
    const standing = api.db.collection('unpaidStandings').doc(patient.uid)
    const removedAt = (await standing.get()).get('removeAt').toMillis()
    const order = await api.db.collection('orders').doc(orderId).get()
    const payBy = order.get('payBy').toMillis()
    expect(removedAt - payBy).toBeGreaterThan(365 * 86_400_000)
    await refused(api, 'changeStock', 'unpaid_limit', asked(productId, 1, patient))

    await call(api, 'deleteOrder', { params: { id: orderId }, token: patient.token })
    await standing.delete()
    await aHold(api, patient, productId, 250)
    await refused(api, 'changeStock', 'unpaid_limit', asked(productId, 1, patient))
  })

  it('has a limited number of holds and unpaid orders, until one of them is deleted, paid or runs out', async () => {
    const products = await Promise.all([1, 2, 3, 4, 5].map(() => aProduct(api)))
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = products
    const deletable = await anOrder(api, hoarder, first)
    await anOrder(api, hoarder, second)
    await aHold(api, hoarder, third)
    await aHold(api, hoarder, fourth)
    await expectNothingWritten(api, async () => {
      const { error } = await refused(api, 'changeStock', 'unpaid_limit', asked(fifth, 1))
      expect(error.message).toContain('You have 4 reservations and unpaid orders')
    })
    await call(api, 'deleteOrder', { params: { id: deletable }, token: hoarder.token })
    await aHold(api, hoarder, fifth, 1)
    await refused(api, 'changeStock', 'unpaid_limit', asked(first, 1))
    api.travel(16)
    await aHold(api, hoarder, first, 1)
  })

  it('pays for its limits with one read and one write a hold', async () => {
    const unlimited = await startApi()
    const holdAt = async (at: Api) => {
      const productId = await aProduct(at)
      // The first call of an instance also looks whether the shop is open.
      await send(at, 'changeStock', asked(productId, 1))
      return trafficOf(at.db, () => send(at, 'changeStock', asked(productId, 1)))
    }
    const without = await holdAt(unlimited)
    const within = await holdAt(api)
    await unlimited.close()
    expect(within).toEqual({ reads: without.reads + 1, writes: without.writes + 1 })
  })
})

describe('calls that hold, order, pay and delete', () => {
  it('may be made thirty times a minute or less', () => {
    const limited = [
      'changeStock',
      'placeOrder',
      'orderCart',
      'createPaymentIntent',
      'reportPayment',
      'deleteOrder',
    ] as const
    for (const name of limited) expect(calls[name].perMinute).toBeLessThanOrEqual(30)
  })

  it('say how many are left, and that it was too often, by parameters of the shop', async () => {
    const strict = await startApi({ rateLimitFactor: 1, perMinute: { changeStock: 2 } })
    const productId = await aProduct(strict, { availableQuantity: 100 })
    const first = await send(strict, 'changeStock', asked(productId, 1))
    expect(first.headers.get('ratelimit')).toMatch(/^"changeStock"; r=1; t=\d+$/)
    expect(first.headers.get('ratelimit-policy')).toMatch(/^"changeStock"; q=2; w=60/)
    await send(strict, 'changeStock', asked(productId, 1))
    await send(strict, 'changeStock', asked(productId, 1))
    // From here on the instance knows, and the database is spared.
    const { writes } = await trafficOf(strict.db, async () => {
      const { error } = await refused(strict, 'changeStock', 'too_many_requests', asked(productId, 1))
      expect(error.message).toBe('Too many requests. Please wait a moment and try again.')
    })
    await strict.close()
    expect(writes).toBe(0)
  })
})
