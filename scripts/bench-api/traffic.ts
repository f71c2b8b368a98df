import { type Call, calls } from '@wood-master/contract/calls'
import { type CallName, routes } from '@wood-master/contract/routes'
import { type CallParts, send } from '../../functions/testing/call.ts'
import { type Traffic, trafficOf } from '../../functions/testing/document-counter.ts'
import { anIntent, anOrder, aProduct, payByCard } from '../../functions/testing/factories.ts'
import type { Api } from '../../functions/testing/start-api.ts'
import { aWorld, requests, type World } from '../../functions/testing/world.ts'

export interface CallTraffic extends Traffic {
  name: CallName
}

export interface Growth {
  what: string
  /** Documents read with the small shop and with the large one. */
  small: number
  large: number
}

export interface TrafficResult {
  calls: CallTraffic[]
  growth: Growth[]
  sizes: { small: number; large: number }
}

const sizes = { small: 24, large: 240 }

/** What every call reads and writes, and what the lists read once the shop has grown tenfold. */
export async function measureTraffic(api: Api): Promise<TrafficResult> {
  const world = await aWorld(api)
  const counted: CallTraffic[] = []
  for (const name of Object.keys(routes) as CallName[]) counted.push(await trafficOfCall(world, name))

  await grow(world, sizes.small)
  const before = await readsOfPages(world)
  await grow(world, sizes.large - sizes.small)
  const after = await readsOfPages(world)
  const growth = Object.entries(before).map(([what, small]) => ({ what, small, large: after[what] ?? 0 }))
  return { calls: counted, growth, sizes }
}

function tokenFor({ shopper, admin }: World, name: CallName): string | undefined {
  const { access }: Call = calls[name]
  if (access === 'anyone' || access === 'Stripe') return undefined
  if (access === 'verified sign-in') return shopper.idToken
  return access === 'admin' ? admin.token : shopper.token
}

async function trafficOfCall(world: World, name: CallName): Promise<CallTraffic> {
  const parts = await (name === 'stripeWebhook' ? paidEvent(world) : requests[name](world))
  const request = { ...parts, token: tokenFor(world, name) }
  const { recentRole }: Call = calls[name]
  // Such a call seldom comes alone: the dashboard makes several at once.
  if (recentRole) await (await send(world.api, name, request)).arrayBuffer()
  const traffic = await trafficOf(world.api.db, async () => {
    await (await send(world.api, name, request)).arrayBuffer()
  })
  return { name, ...traffic }
}

/** The webhook for a paid order, signed as Stripe signs it. */
async function paidEvent({ api, shopper }: World): Promise<CallParts> {
  const orderId = await anOrder(api, shopper, await aProduct(api))
  await payByCard(api, await anIntent(api, shopper, orderId))
  const { data } = await api.stripeSdk.events.list({ type: 'payment_intent.succeeded', limit: 1 })
  const payload = JSON.stringify(data[0])
  const signature = api.stripeSdk.webhooks.generateTestHeaderString({ payload, secret: 'whsec_offline' })
  return { raw: { body: payload, type: 'application/json', signature } }
}

async function grow({ api, shopper }: World, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const productId = await aProduct(api, { name: `Spindle ${index}`, availableQuantity: 100 })
    await anOrder(api, shopper, productId)
    const { uid, email } = shopper
    const createdAt = new Date()
    await api.shop.reviews.add({
      id: api.shop.newId(),
      uid,
      email,
      name: 'Sam',
      rating: 5,
      text: 'Good',
      createdAt,
    })
  }
}

async function readsOfPages(world: World): Promise<Record<string, number>> {
  const { api, admin, shopper } = world
  const reads = async (...asked: [CallName, Record<string, string>, string?][]) => {
    const { reads } = await trafficOf(api.db, async () => {
      for (const [name, query, token] of asked) await (await send(api, name, { query, token })).arrayBuffer()
    })
    return reads
  }
  /** What an instance reads that has been running for a while and last looked some seconds ago. */
  const catalogue = async (query: Record<string, string>) => {
    await (await send(api, 'browseCatalog')).arrayBuffer()
    api.travel(0.5)
    await (await send(api, 'browseCatalog')).arrayBuffer()
    api.travel(0.1)
    return reads(['browseCatalog', query])
  }
  return {
    'home page: six products and six reviews': await reads(
      ['listProducts', { limit: '6' }],
      ['listReviews', { limit: '6' }],
    ),
    'catalogue: a page of 24': await catalogue({ limit: '24' }),
    'catalogue: a search': await catalogue({ limit: '24', q: 'spindle' }),
    "admin's products: a page of 24": await reads(['listProducts', { limit: '24' }]),
    "admin's products: a search": await reads(['listProducts', { limit: '24', q: 'spindle' }]),
    "admin's orders: a page of 20": await reads(['listOrders', { limit: '20' }, admin.token]),
    'own orders: a page of 20': await reads([
      'listOwnOrders',
      { limit: '20', email: shopper.email },
      shopper.token,
    ]),
    "admin's overview": await reads(['getOverview', {}, admin.token]),
  }
}
