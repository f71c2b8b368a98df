import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Firestore } from 'firebase-admin/firestore'
import { issueInvoices } from '../../functions/src/domain/invoices/issue-invoices.ts'
import { call } from '../../functions/testing/call.ts'
import { trafficOf } from '../../functions/testing/document-counter.ts'
import { aCartOrder, aProduct, pay } from '../../functions/testing/factories.ts'
import { signUp, signUpAdmin } from '../../functions/testing/sign-in.ts'
import { startApi } from '../../functions/testing/start-api.ts'
import { table, writeSection } from '../benchmarks/section.ts'
import { fromRoot } from '../shop/layout.ts'
import { breaksAt, type Purchase, type Size, sharedLoads, type Write } from './limits.ts'

const size: Size = { ordersPerSecond: 100, products: 50_000, linesPerOrder: 3 }
const purchasesCaptured = 3

/** A commit as the client library sends it, as far as it is read. */
interface Commit {
  writes: {
    update?: { name: string; fields: Record<string, { timestampValue?: unknown }> }
    delete?: string
    updateTransforms?: { fieldPath: string; setToServerValue?: string }[]
  }[]
}

const { fieldOverrides } = JSON.parse(readFileSync(fromRoot('firestore.indexes.json'), 'utf8')) as {
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: unknown[] }[]
}
const isIndexed = (collection: string, field: string) =>
  !fieldOverrides.some(
    ({ collectionGroup, fieldPath, indexes }) =>
      collectionGroup === collection && fieldPath === field && indexes.length === 0,
  )

const known = new Map<string, string>()

/** False for a field that a write leaves as it was: its index stays, too. */
function isNew(path: string, field: string, value: object): boolean {
  const [key, text] = [`${path} ${field}`, JSON.stringify(value)]
  if (known.get(key) === text) return false
  known.set(key, text)
  return true
}

function writesOf({ writes }: Commit): Write[] {
  return writes.map(({ update, delete: deleted, updateTransforms = [] }) => {
    const path = (update?.name ?? deleted ?? '').replace(/^.*\/documents\//, '')
    const times = Object.entries(update?.fields ?? {}).filter(
      ([field, value]) => value.timestampValue && isNew(path, field, value),
    )
    const byServer = updateTransforms.filter(({ setToServerValue }) => setToServerValue)
    const fields = [...times.map(([field]) => field), ...byServer.map(({ fieldPath }) => fieldPath)]
    const collection = path.split('/').at(-2) ?? ''
    return { path, times: [...new Set(fields)].filter((field) => isIndexed(collection, field)) }
  })
}

/** What the client library commits from now on. */
function commitsOf(db: Firestore): Write[] {
  const seen: Write[] = []
  const send = Reflect.get(db, 'request').bind(db)
  Reflect.set(db, 'request', (method: string, request: Commit, ...more: unknown[]) => {
    if (method === 'commit') seen.push(...writesOf(request))
    return send(method, request, ...more)
  })
  return seen
}

const api = await startApi({ recentRoleSeconds: 5 }, { database: 'simulated' })
const { paymentProvider } = api.shop
let retrieved = 0
const find = paymentProvider.findIntent
paymentProvider.findIntent = (id) => {
  retrieved++
  return find(id)
}
const seen = commitsOf(api.db)
const admin = await signUpAdmin(api)
const stock = { availableQuantity: 1_000 }
const hot = await aProduct(api, stock)
const purchases: Purchase[] = []
for (let made = 0; made < purchasesCaptured; made++) {
  const buyer = await signUp(api, 'buyer')
  const own = await Promise.all([aProduct(api, stock), aProduct(api, stock)])
  seen.length = 0
  retrieved = 0
  const { reads } = await trafficOf(api.db, async () => {
    const lines = [hot, ...own].map((productId) => ({ productId, quantity: 5 }))
    const orderId = await aCartOrder(api, buyer, lines)
    await pay(api, buyer, orderId)
    await api.stripe.deliver()
    await issueInvoices(api.shop, orderId, api.shop.now())
    await call(api, 'sendShipment', {
      params: { id: orderId },
      body: { key: randomUUID() },
      token: admin.token,
    })
  })
  purchases.push({ reads, writes: [...seen], stripe: retrieved })
}
await api.close()

const loads = sharedLoads(purchases, `products/${hot}`, size)
const rows = loads
  .toSorted((one, other) => breaksAt(one) - breaksAt(other))
  .map((load) => [load.what, load.perOrder.toFixed(2), load.most, breaksAt(load).toFixed(1)])
const reads = purchases.reduce((sum, purchase) => sum + purchase.reads, 0) / purchases.length
const section = `## Where it breaks

Printed by \`npm run simulate\`: ${purchasesCaptured} purchases of ${size.linesPerOrder} products, from the order to its parcel, as the emulators saw their commits (${Math.round(reads)} documents read each), against what the platforms state: a write a second into one document, 500 a second into an index whose values only grow, 25 calls a second of one of Stripe's endpoints in live mode. Of ${size.products.toLocaleString('en')} products the second sells half as often as the first, the third a third. The goal is ${size.ordersPerSecond} orders a second; mails, and what people read before they buy, are not counted.

${table(['What all purchases share', 'needs of one order', 'possible a second', 'orders a second'], rows)}
`
console.log(section)
writeSection(section, 'simulate')
