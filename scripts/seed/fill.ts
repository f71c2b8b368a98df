import { writeFileSync } from 'node:fs'
import { startPaperTill } from 'paper-till'
import Stripe from 'stripe'
import type { Synonym } from '../../functions/src/domain/catalog/product-search.ts'
import { delivered, leased } from '../../functions/src/domain/mail/mail.ts'
import { connectToShop } from '../operator/connect-to-shop.ts'
import { ports, projectId } from '../shop/layout.ts'
import { seedDelivery } from './delivery.ts'
import { seed } from './files.ts'
import { seededAt } from './moments.ts'
import { seedOrders } from './orders.ts'
import { seedPeople, seedWords } from './people.ts'
import { seedProducts } from './products.ts'

const [, , standInState = ''] = process.argv
const secretKey = 'sk_test_offline'

// Without a webhook: the seed settles every payment itself, at the moment it gives it.
const standIn = await startPaperTill({
  port: ports.stripe,
  secretKey,
  publishableKey: 'pk_test_offline',
  webhookEndpoints: [],
})
const { shop, db, auth } = connectToShop(projectId, { stripe: true, database: undefined })

/** Marks every mail of the seed as sent when it was written: nobody would send it later. */
async function markAllMailsSent(): Promise<void> {
  let cursor: string | undefined
  do {
    const { items, nextCursor } = await shop.outbox.list({ limit: 100, cursor })
    for (const { id, to, headers, createdAt } of items) {
      const info = {
        messageId: headers['Message-ID'] ?? '',
        accepted: to,
        rejected: [],
        response: '250 OK: seeded',
      }
      await shop.outbox.change(id, (mail) => delivered(leased(mail, createdAt) ?? mail, info, createdAt))
    }
    cursor = nextCursor
  } while (cursor !== undefined)
}

await seedPeople(shop, auth)
await seedProducts(shop)
await seedDelivery(shop)
await seedOrders(shop, new Stripe(secretKey, { host: '127.0.0.1', port: standIn.port, protocol: 'http' }))
await seedWords(shop)
await markAllMailsSent()
await shop.synonyms.replace(seed.synonyms as Synonym[])
await db.doc('seed/info').set({ seededAt })

writeFileSync(standInState, JSON.stringify(standIn.state(), null, 1))
await standIn.close()
