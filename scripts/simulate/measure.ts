import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import { FieldValue } from 'firebase-admin/firestore'
import { laneCount } from '../../functions/src/data/stock-lanes.ts'
import { issueInvoices } from '../../functions/src/domain/invoices/issue-invoices.ts'
import { call } from '../../functions/testing/call.ts'
import { trafficOf } from '../../functions/testing/document-counter.ts'
import { aCartOrder, anIntent, aProduct, pay } from '../../functions/testing/factories.ts'
import { signUp, signUpAdmin } from '../../functions/testing/sign-in.ts'
import { startApi } from '../../functions/testing/start-api.ts'
import { table, writeSection } from '../benchmarks/section.ts'
import { contentionOf, outcomeOf } from './burst.ts'
import { countCommits } from './emulator-commits.ts'
import {
  breaksAt,
  documentLoad,
  type Load,
  type Purchase,
  type Size,
  sharedLoads,
  soldOfFirst,
  stripeLoads,
  warmUpMinutes,
} from './limits.ts'

const size: Size = { ordersPerSecond: 100, products: 50_000, linesPerOrder: 3 }
const purchasesCaptured = 10
/** Orders that are paid at once, and that are numbered at once. */
const paidAtOnce = 20
const numberedAtOnce = 300
/** Orders of the product that sells best, and how many of them are placed at once. */
const crowd = { orders: 300, atOnce: 30, units: 5 }

const [anEndpoint = 25, all = 100] = process.argv.slice(2).map(Number)
const account = { anEndpoint, all }

// As a deployed instance keeps roles, lists and its pace.
const api = await startApi({ recentRoleSeconds: 5, publicListSeconds: 5 }, { database: 'simulated' })
const counted = countCommits(api.db)
let taken = 0
/** What the emulator has accepted since this was asked before. */
const takeSeen = () => {
  const seen = counted.written.slice(taken)
  taken = counted.written.length
  return seen
}

const stripeCalls: string[] = []
subscribe('http.client.request.start', (message) => {
  const { request } = message as { request: ClientRequest }
  if (request.getHeader('host') !== new URL(api.stripe.url).host) return
  const path = request.path.replace(/\?.*/, '').replace(/\/(pi|pm|re|ch|cus)_[A-Za-z0-9]+/g, '/{id}')
  stripeCalls.push(`${request.method} ${path}`)
})
/** The browser makes it, with a key of its own. */
const isOurs = (call: string) => !call.endsWith('/confirm')

const admin = await signUpAdmin(api)
const stock = { availableQuantity: 1_000 }
const threeOf = (productIds: string[]) => productIds.map((productId) => ({ productId, quantity: 5 }))
const hot = await aProduct(api, { availableQuantity: 5_000 })

/** A purchase of the hot product and two others, alone in the shop. */
async function purchase(): Promise<Purchase & { orderId: string }> {
  const buyer = await signUp(api, `buyer-${randomUUID().slice(0, 8)}`)
  const own = await Promise.all([aProduct(api, stock), aProduct(api, stock)])
  takeSeen()
  let orderId = ''
  const { reads } = await trafficOf(api.db, async () => {
    orderId = await aCartOrder(api, buyer, threeOf([hot, ...own]))
    await pay(api, buyer, orderId)
    await api.stripe.deliver()
    const body = { key: randomUUID() }
    await call(api, 'sendShipment', { params: { id: orderId }, body, token: admin.token })
  })
  return { reads, writes: takeSeen(), orderId }
}

/** What Stripe is called for orders that are paid at once, by different people. */
async function callsAtOnce(): Promise<string[]> {
  const products = await Promise.all([aProduct(api, stock), aProduct(api, stock), aProduct(api, stock)])
  const buyers = await Promise.all(
    Array.from({ length: paidAtOnce }, (_, index) => signUp(api, `at-once-${index}`)),
  )
  const orders = await Promise.all(
    buyers.map(async (buyer) => ({ buyer, orderId: await aCartOrder(api, buyer, threeOf(products)) })),
  )
  stripeCalls.length = 0
  await Promise.all(
    orders.map(async ({ buyer, orderId }) => {
      // The page asks as it opens, and `pay` does so as its buyer presses Pay.
      await anIntent(api, buyer, orderId)
      await pay(api, buyer, orderId)
    }),
  )
  await api.stripe.deliver()
  return stripeCalls.filter(isOurs)
}

/** How often the year's counter is written for copies of a paid order that are due at once. */
async function counterLoad() {
  const { orderId } = await purchase()
  const orders = api.db.collection('orders')
  const paid = (await orders.doc(orderId).get()).data()
  const ids = Array.from({ length: numberedAtOnce }, () => randomUUID())
  await Promise.all(ids.map((id) => orders.doc(id).set({ ...paid, invoiceDue: true })))
  takeSeen()
  await Promise.all(ids.map((id) => issueInvoices(api.shop, id, api.shop.now())))
  const path = `invoiceCounters/${api.shop.now().getUTCFullYear()}`
  const written = takeSeen().filter((write) => write.path === path).length
  await Promise.all(ids.map((id) => orders.doc(id).update({ invoiceDue: FieldValue.delete() })))
  return documentLoad(path, written, numberedAtOnce)
}

/** How often the product that sells best is written itself, while many order it: its stock is dealt into lanes. */
async function hotLoad(): Promise<Load> {
  const buyers = await Promise.all(
    Array.from({ length: crowd.atOnce }, (_, index) => signUp(api, `crowd-${index}`)),
  )
  const line = { productId: hot, quantity: crowd.units }
  takeSeen()
  for (let ordered = 0; ordered < crowd.orders; ordered += crowd.atOnce)
    await Promise.all(buyers.map((buyer) => aCartOrder(api, buyer, [line])))
  const written = takeSeen().filter(({ path }) => path === `products/${hot}`).length
  const perLine = documentLoad('the product that sells best: products/{id}', written, crowd.orders)
  return { ...perLine, perOrder: perLine.perOrder * soldOfFirst(size) }
}

const hotProduct = await hotLoad()
const purchases: (Purchase & { orderId: string })[] = []
for (let made = 0; made < purchasesCaptured; made++) purchases.push(await purchase())
// Invoices are written by a trigger, for which the emulators of this command have no functions.
for (const one of purchases) {
  takeSeen()
  await issueInvoices(api.shop, one.orderId, api.shop.now())
  one.writes = [...one.writes, ...takeSeen().filter(({ path }) => !path.startsWith('invoiceCounters/'))]
}
const counter = await counterLoad()
const loads = [
  counter,
  hotProduct,
  ...sharedLoads(purchases, hot, size),
  ...stripeLoads(await callsAtOnce(), paidAtOnce, account),
]
await api.close()

/** Twice what a page took on two busy cores (`bench:coldstart`). */
const startSeconds = 1

/** From a document's read to its commit, in milliseconds: three round trips within a region. */
const heldMs = 100

/** Orders that come for ten minutes, and wait where they have to. */
const burstOf = (taken: number) =>
  outcomeOf({ ordersPerSecond: size.ordersPerSecond, seconds: 600, instances: 20, startSeconds, taken })
const minutes = (seconds: number) =>
  seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`

function verdictOf(load: Load): string {
  if (breaksAt(load) >= size.ordersPerSecond) return ''
  return load.waits ? `buyers wait, at most ${minutes(burstOf(breaksAt(load)).longestWait)}` : 'breaks'
}

const rows = loads
  .toSorted((one, other) => breaksAt(one) - breaksAt(other))
  .map((load) => [load.what, load.perOrder.toFixed(3), load.most, breaksAt(load).toFixed(1), verdictOf(load)])
const ofAnOrder = (count: (purchase: Purchase) => number) =>
  purchases.reduce((sum, one) => sum + count(one), 0) / purchases.length
const reads = ofAnOrder((one) => one.reads)
const readsPerSecond = reads * size.ordersPerSecond
const writesPerSecond = ofAnOrder(({ writes }) => writes.length) * size.ordersPerSecond
const section = `## Where it breaks

Printed by \`npm run simulate\`: ${purchasesCaptured} purchases of ${size.linesPerOrder} products, from the order to its parcel, as the emulators saw their commits (${Math.round(reads)} documents read each), ${paidAtOnce} orders paid at once, as Stripe's stand-in saw their calls, ${numberedAtOnce} numbered at once, and ${crowd.orders} of one product by ${crowd.atOnce} buyers at a time, whose stock is then dealt into ${laneCount} lanes. They are held against what the platforms state, or stated until lately: a write a second into one document, 500 a second into an index whose values only grow (or into the part of it that begins with the same values), and ${account.anEndpoint} calls a second of one of Stripe's endpoints and ${account.all} of all. Of ${size.products.toLocaleString('en')} products the second sells half as often as the first, the third a third. The goal is ${size.ordersPerSecond} orders a second; sending mails, what the browser calls of Stripe, and what people read before they buy, are not counted.

The model counts what the emulator accepted, as the client library was told: ${counted.written.length.toLocaleString('en')} writes; it refused ${counted.refused()} commits, where others were faster.

${table(['What all purchases share', 'needs of one order', 'possible a second', 'orders a second', ''], rows)}

The documents among them in time: transactions come by chance for ten minutes, hold what they write for ${heldMs} ms, and have it one after another.

${table(
  ['document', 'transactions a second', 'find it held', 'wait at most'],
  loads.flatMap(({ what, perOrder, documents }) => {
    if (!documents) return []
    const perSecond = perOrder * size.ordersPerSecond
    const { met, longestMs } = contentionOf({ perSecond, documents, heldMs })
    return [[what, perSecond.toFixed(1), `${(met * 100).toFixed(1)} %`, `${Math.ceil(longestMs)} ms`]]
  }),
)}

In all, ${size.ordersPerSecond} orders a second are ${readsPerSecond.toLocaleString('en', { maximumFractionDigits: 0 })} documents read and ${writesPerSecond.toLocaleString('en', { maximumFractionDigits: 0 })} written a second. Firestore states no limit for either, but how fast they may rise in a new collection: 500 a second, and half as many more every five minutes. A shop whose sale begins at once, from nothing, gets there after ${warmUpMinutes(readsPerSecond)} minutes of slower reads if all of them were of one collection.

A call of Stripe waits in line, in the instance and then in the page, and nothing is lost: this is what becomes of ${(size.ordersPerSecond * 600).toLocaleString('en')} orders that come within ten minutes, at 20 instances of which one is replaced each minute by one that takes a second to start, in the lines that the shop itself uses. Browsers that report a payment ask Stripe besides, once a second in an instance at most.

${table(
  [
    'orders a second that the account takes',
    'half of them wait',
    'the longest wait',
    'all are paid after',
    'calls refused by Stripe, and repeated',
    'most calls of the shop a second',
  ],
  [...new Set([25, 50, 100, 125, anEndpoint])].map((taken) => {
    const { medianWait, longestWait, drainedAfter, refused, asked } = burstOf(taken)
    return [
      taken,
      minutes(medianWait),
      minutes(longestWait),
      minutes(drainedAfter),
      refused.toLocaleString('en'),
      asked.toLocaleString('en'),
    ]
  }),
)}
`
console.log(section)
if (process.argv.length === 2) writeSection(section, 'simulate')
