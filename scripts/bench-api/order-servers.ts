import { randomUUID } from 'node:crypto'
import { calls } from '@wood-master/contract/calls'
import express from 'express'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { createApp } from '../../functions/src/app.ts'
import type { Account } from '../../functions/src/domain/accounts/account.ts'
import { placed } from '../../functions/src/domain/orders/derive-order.ts'
import type { Hold } from '../../functions/src/domain/stock/hold.ts'
import { projectId } from '../shop/layout.ts'
import { benchParts, countsAll } from './bench-parts.ts'
import { listen } from './listening.ts'
import { agentForKeys, signedBuyers } from './signed-sessions.ts'

const count = 50
const buyers = signedBuyers(count, projectId)
const accounts = new Map<string, Account>(
  buyers.map(({ uid, email }) => [uid, { uid, email, createdAt: new Date() }]),
)
const quantity = 4

const firebase = initializeApp({ projectId, httpAgent: await agentForKeys() })
const parts = benchParts(
  { db: getFirestore(firebase), auth: getAuth(firebase) },
  { publicListSeconds: 5, rateLimitFactor: countsAll },
)
const { shop } = parts

/** The hold that belongs to whoever asks: its id begins with the buyer's. */
function holdOf(id: string): Hold {
  const now = Date.now()
  return {
    id,
    uid: id.slice(0, id.lastIndexOf('_')),
    productId: 'oak-dowels',
    sku: 'OAK-DOWELS',
    productName: 'Oak dowels',
    img: '',
    unit: 'piece',
    quantity,
    unitPrice: 1250,
    currency: 'usd',
    state: 'held',
    createdAt: new Date(now),
    expiresAt: new Date(now + 900_000),
  }
}

// Everything but the database itself: the rule of the use case runs on what the database would have found.
shop.accounts.find = async (uid) => accounts.get(uid)
shop.maintenance.current = async () => undefined
shop.orders.turnHoldIntoOrder = async (id, rule) => placed(rule({ hold: holdOf(id) }), 'WM-BENCH')
const hits = new Map<string, number>()
parts.counters = {
  async increment(key, windowMs) {
    const totalHits = (hits.get(key) ?? 0) + 1
    hits.set(key, totalHits)
    return { totalHits, resetTime: new Date(Date.now() + windowMs) }
  },
  reset: async (key) => void hits.delete(key),
}

/** The least that a validated order takes: the body as JSON, checked with the same schema, and an id. */
const bare = express()
bare.use(express.json())
bare.post('/order', (request, response) => {
  const parsed = calls.placeOrder.body.safeParse(request.body)
  if (parsed.success) response.json({ insertedId: randomUUID() })
  else response.status(400).json({ error: parsed.error.issues })
})

const bodies = buyers.map(({ uid, email, token }) => ({
  token,
  body: {
    email,
    price: 12.5 * quantity,
    quantity,
    productName: 'Oak dowels',
    img: '',
    holdId: `${uid}_hold`,
  },
}))
const [shopServer, bareServer] = await Promise.all([listen(createApp(parts)), listen(bare)])
process.send?.({ shop: shopServer.url, bare: bareServer.url, orders: bodies })
