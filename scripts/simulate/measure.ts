import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import { FieldValue } from 'firebase-admin/firestore'
import { issueInvoices } from '../../functions/src/domain/invoices/issue-invoices.ts'
import { call } from '../../functions/testing/call.ts'
import { trafficOf } from '../../functions/testing/document-counter.ts'
import { aCartOrder, aProduct, pay } from '../../functions/testing/factories.ts'
import { signUp, signUpAdmin } from '../../functions/testing/sign-in.ts'
import { startApi } from '../../functions/testing/start-api.ts'
import { table, writeSection } from '../benchmarks/section.ts'
import { commitsOf } from './captured-commits.ts'
import { breaksAt, documentLoad, type Purchase, type Size, sharedLoads, stripeLoads } from './limits.ts'

const size: Size = { ordersPerSecond: 100, products: 50_000, linesPerOrder: 3 }
const purchasesCaptured = 10
/** Orders that are paid at once, and that are numbered at once. */
const paidAtOnce = 20
const numberedAtOnce = 300

const api = await startApi({ recentRoleSeconds: 5 }, { database: 'simulated' })
const seen = commitsOf(api.db)

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
const hot = await aProduct(api, stock)

/** A purchase of the hot product and two others, alone in the shop. */
async function purchase(): Promise<Purchase & { orderId: string }> {
  const buyer = await signUp(api, `buyer-${randomUUID().slice(0, 8)}`)
  const own = await Promise.all([aProduct(api, stock), aProduct(api, stock)])
  seen.length = 0
  let orderId = ''
  const { reads } = await trafficOf(api.db, async () => {
    orderId = await aCartOrder(api, buyer, threeOf([hot, ...own]))
    await pay(api, buyer, orderId)
    await api.stripe.deliver()
    const body = { key: randomUUID() }
    await call(api, 'sendShipment', { params: { id: orderId }, body, token: admin.token })
  })
  return { reads, writes: [...seen], orderId }
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
  await Promise.all(orders.map(({ buyer, orderId }) => pay(api, buyer, orderId)))
  await api.stripe.deliver()
  return stripeCalls.filter(isOurs)
}

/** How often the year's counter is written for copies of a paid order that are due at once. */
async function counterLoad(orderId: string) {
  const orders = api.db.collection('orders')
  const paid = (await orders.doc(orderId).get()).data()
  const ids = Array.from({ length: numberedAtOnce }, () => randomUUID())
  await Promise.all(ids.map((id) => orders.doc(id).set({ ...paid, invoiceDue: true })))
  seen.length = 0
  await Promise.all(ids.map((id) => issueInvoices(api.shop, id, api.shop.now())))
  const path = `invoiceCounters/${api.shop.now().getUTCFullYear()}`
  const written = seen.filter((write) => write.path === path).length
  await Promise.all(ids.map((id) => orders.doc(id).update({ invoiceDue: FieldValue.delete() })))
  return documentLoad(path, written, numberedAtOnce)
}

const purchases: (Purchase & { orderId: string })[] = []
for (let made = 0; made < purchasesCaptured; made++) purchases.push(await purchase())
const [first] = purchases
if (!first) throw new Error('nothing was captured')
// Invoices are written by a trigger, for which the emulators of this command have no functions.
for (const one of purchases) {
  seen.length = 0
  if (one !== first) await issueInvoices(api.shop, one.orderId, api.shop.now())
  one.writes = [...one.writes, ...seen.filter(({ path }) => !path.startsWith('invoiceCounters/'))]
}
const counter = await counterLoad(first.orderId)
const loads = [counter, ...sharedLoads(purchases, hot, size), ...stripeLoads(await callsAtOnce(), paidAtOnce)]
await api.close()

const rows = loads
  .toSorted((one, other) => breaksAt(one) - breaksAt(other))
  .map((load) => [
    load.what,
    load.perOrder.toFixed(3),
    load.most,
    breaksAt(load).toFixed(1),
    breaksAt(load) < size.ordersPerSecond ? 'breaks' : '',
  ])
const reads = purchases.reduce((sum, one) => sum + one.reads, 0) / purchases.length
const section = `## Where it breaks

Printed by \`npm run simulate\`: ${purchasesCaptured} purchases of ${size.linesPerOrder} products, from the order to its parcel, as the emulators saw their commits (${Math.round(reads)} documents read each), ${paidAtOnce} orders paid at once, as Stripe's stand-in saw their calls, and ${numberedAtOnce} numbered at once. They are held against what the platforms state: a write a second into one document, 500 a second into an index whose values only grow (or into the part of it that begins with the same values), in live mode 25 calls a second of one of Stripe's endpoints and 100 of all. Of ${size.products.toLocaleString('en')} products the second sells half as often as the first, the third a third. The goal is ${size.ordersPerSecond} orders a second; sending mails, what the browser calls of Stripe, and what people read before they buy, are not counted.

${table(['What all purchases share', 'needs of one order', 'possible a second', 'orders a second', ''], rows)}
`
console.log(section)
writeSection(section, 'simulate')
