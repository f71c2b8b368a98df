import { writeFileSync } from 'node:fs'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { startPaperTill } from 'paper-till'
import Stripe from 'stripe'
import { composeShop } from '../../functions/src/composition-root.ts'
import type { Synonym } from '../../functions/src/domain/catalog/synonyms.ts'
import { ports, projectId } from '../shop/layout.ts'
import { readParameters } from '../shop/project-files.ts'
import { seedDelivery } from './delivery.ts'
import { seed } from './files.ts'
import { seedMails } from './mails.ts'
import { seededAt } from './moments.ts'
import { seedOrders } from './orders.ts'
import { seedPeople } from './people.ts'
import { seedProducts } from './products.ts'
import { seedWords } from './words.ts'

const [, , standInState = ''] = process.argv
const parameters = readParameters(projectId) ?? {}
const secretKey = 'sk_test_offline'

// Without a webhook: the seed settles every payment itself, at the moment it gives it.
const standIn = await startPaperTill({
  port: ports.stripe,
  secretKey,
  publishableKey: 'pk_test_offline',
  webhookEndpoints: [],
})

const app = initializeApp({ projectId })
const db = getFirestore(app)
db.settings({ ignoreUndefinedProperties: true })
const auth = getAuth(app)
const shop = composeShop(
  {
    settings: {
      currency: 'usd',
      enforceMinimumOrder: false,
      unpaidOrderHours: 72,
      returnDays: 30,
      maxDiscountPercent: 20,
      imageOrigins: [],
      seller: {
        name: parameters.SELLER_NAME ?? '',
        address: parameters.SELLER_ADDRESS ?? '',
        taxNumber: parameters.SELLER_TAX_NUMBER,
        contact: parameters.SELLER_CONTACT,
        bank: parameters.SELLER_BANK,
      },
    },
    stripe: { secretKey, webhookSecret: 'whsec_offline', apiUrl: standIn.url },
    mail: {
      from: 'shop@wood-master.test',
      siteUrl: 'http://localhost:5000',
      seller: 'Wood-Master, Sawmill Lane 4, 7030 Trondheim, Norway',
      sends: false,
    },
    smtpUrl: '',
    taxRegister: { url: `http://127.0.0.1:${ports.taxRegister}` },
    imageHost: { url: `http://127.0.0.1:${ports.imageHost}/1/upload`, key: 'offline-image-key' },
  },
  { db, auth, log: { info: () => undefined, warn: console.warn, error: console.error } },
)

await seedPeople(shop, auth)
await seedProducts(shop)
await seedDelivery(shop)
await seedOrders(shop, new Stripe(secretKey, { host: '127.0.0.1', port: standIn.port, protocol: 'http' }))
await seedWords(shop)
await seedMails(shop)
await shop.synonyms.replace(seed.synonyms as Synonym[])
await db.doc('seed/info').set({ seededAt })

writeFileSync(standInState, JSON.stringify(standIn.state(), null, 1))
await standIn.close()
