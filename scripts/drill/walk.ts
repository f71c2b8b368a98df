import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { getApps } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { issueDueInvoices } from '../../functions/src/domain/invoices/issue-invoices.ts'
import { call } from '../../functions/testing/call.ts'
import { anOrder, aPaidOrder, aProduct, pay } from '../../functions/testing/factories.ts'
import { signUp, signUpAdmin } from '../../functions/testing/sign-in.ts'
import { startApi } from '../../functions/testing/start-api.ts'
import { fromRoot, root } from '../shop/layout.ts'

/** Copies every document into another database, as `gcloud firestore databases clone` does of one moment. */
async function clone(from: Firestore, to: Firestore): Promise<number> {
  const writer = to.bulkWriter()
  let documents = 0
  const collections = await from.listCollections()
  for (let collection = collections.pop(); collection; collection = collections.pop()) {
    for (const document of (await collection.get()).docs) {
      documents += 1
      void writer.set(to.doc(document.ref.path), document.data())
      collections.push(...(await document.ref.listCollections()))
    }
  }
  await writer.close()
  return documents
}

async function lose(db: Firestore): Promise<void> {
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection)
}

/** Runs an operator's command as somebody would type it, and prints and returns what it says. Throws for another exit code. */
async function ran(wanted: number, env: Record<string, string>, script: string, ...args: string[]) {
  console.log(`  $ npm run ${script.replace('-', ':')} -- ${args.join(' ')}`)
  const command = ['--import', 'tsx', fromRoot('scripts', 'operate.ts'), script, ...args]
  const child = spawn(process.execPath, command, { cwd: root, env: { ...process.env, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  for (const line of output.trim().split('\n')) console.log(`    ${line}`)
  assert.equal(code, wanted, `${script} ends with ${wanted}`)
  return output
}

const began = Date.now()
const say = (text: string) =>
  console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(4)} s  ${text}`)
const copy = ['--database', 'drill-restored'] as const
/** The check is of all payments, and none is in progress while the shop is closed. */
const everything = ['--full', '--closed'] as const

const shop = await startApi({}, { database: 'drill-lost' })
const [app] = getApps()
assert.ok(app)
const restored = getFirestore(app, 'drill-restored')
/** What the commands of an operator find in `functions/.env.PROJECT` before and after the shop moves to the other database. */
const before = { STRIPE_API_URL: shop.stripe.url, DATABASE: 'drill-lost' }
const after = { ...before, DATABASE: 'drill-restored' }

const numbers = async (db = shop.db) =>
  (await db.collection('invoices').get()).docs.map((document) => String(document.get('number')))
const numberOf = async (orderId: string, db = restored) =>
  String((await db.collection('orders').doc(orderId).get()).get('invoiceNumber'))
const issue = () => issueDueInvoices(shop.shop, shop.shop.now())

say('A small shop sells: three orders are paid, one of them is refunded in part, one waits for its payment.')
await Promise.all([lose(shop.db), lose(restored)])
const [buyer, admin] = [await signUp(shop), await signUpAdmin(shop)]
const productId = await aProduct(shop, { availableQuantity: 100 })
const [first = ''] = [
  await aPaidOrder(shop, buyer, productId),
  await aPaidOrder(shop, buyer, productId),
  await aPaidOrder(shop, buyer, productId),
]
await issue()
const lines = [{ productId, quantity: 1 }]
const refund = { lines, restock: true, key: randomUUID(), reason: 'Split along the grain' }
await call(shop, 'refundOrder', { params: { id: first }, body: refund, token: admin.token })
const waiting = await anOrder(shop, buyer, productId)
await issue()

say(`The moment that can be restored: ${await clone(shop.db, restored)} documents.`)
await pay(shop, buyer, waiting)
const unknown = await aPaidOrder(shop, buyer, productId)
await issue()
const used = new Set(await numbers())
const [highest = ''] = [...used].toSorted().reverse()
const { transactionId } = (await shop.shop.orders.find(unknown)) ?? {}
say(`Afterwards one more order is placed and two are paid; the last number given is ${highest}.`)

say('Everything is lost. The copy becomes the shop, with its numbers stopped first.')
await lose(shop.db)
await ran(0, before, 'invoicing', 'off', ...copy)
await ran(0, before, 'stock-audit', ...copy)
const found = await ran(1, before, 'payments-check', ...everything, ...copy)
assert.match(found, /2 differences/)

say('DATABASE names the copy. What Stripe has is settled; nobody gets a number yet.')
assert.match(await ran(1, after, 'payments-check', 'settle', ...everything), /1 differences/)
await ran(0, after, 'invoices-issue')
assert.equal((await numbers(restored)).includes(highest), false)

say('The order that the copy does not know is paid back at Stripe, and numbers go on behind the last one.')
await shop.stripeSdk.refunds.create({ payment_intent: String(transactionId) })
await ran(0, after, 'invoicing', 'on', '--after', highest)
await ran(0, after, 'invoices-issue')
await ran(0, after, 'stock-audit')
await ran(0, after, 'payments-check', ...everything)

const next = await numberOf(waiting)
assert.equal(used.has(next), false, `${next} was used before`)
say(`Clean: stock and payments agree, and the next document has ${next}, which nobody had before.`)
await shop.close()
