import { randomUUID } from 'node:crypto'
import type { PageRenderer } from '@wood-master/contract/pages'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import type { AppParts } from './app.ts'
import { collectionNames } from './data/collection-names.ts'
import { collectionsOf } from './data/collections.ts'
import { firestoreAccounts, personalStores } from './data/firestore-accounts.ts'
import { firestoreImports } from './data/firestore-imports.ts'
import { firestoreInvoices } from './data/firestore-invoices.ts'
import { firestoreMessages } from './data/firestore-messages.ts'
import { orderStores } from './data/firestore-orders.ts'
import { firestoreOutboxStore } from './data/firestore-outbox-store.ts'
import { firestoreOverview } from './data/firestore-overview.ts'
import { paymentStores } from './data/firestore-payments.ts'
import { firestoreProductFeed } from './data/firestore-product-feed.ts'
import { firestoreProducts } from './data/firestore-products.ts'
import { firestorePromises } from './data/firestore-promises.ts'
import { firestoreRateLimits } from './data/firestore-rate-limits.ts'
import { firestoreRemovals } from './data/firestore-removals.ts'
import { firestoreReviews } from './data/firestore-reviews.ts'
import { settingsStores } from './data/firestore-settings.ts'
import { firestoreStock } from './data/firestore-stock.ts'
import { stockLevelStores } from './data/firestore-stock-levels.ts'
import { firestoreOutbox, rememberedFor } from './data/outbox.ts'
import { recentAccounts } from './data/recent-accounts.ts'
import { exclusiveRunner } from './data/transact.ts'
import type { Log } from './domain/log.ts'
import type { MailSettings } from './domain/mail/mail.ts'
import type { Shop } from './domain/ports.ts'
import type { HttpSettings, ShopSettings } from './domain/settings.ts'
import { firebaseIdentity } from './gateways/firebase-identity.ts'
import { type ImageHostSettings, imageHost } from './gateways/image-host.ts'
import { smtpServer } from './gateways/smtp-server.ts'
import { stripeCards } from './gateways/stripe-cards.ts'
import type { StripeSettings } from './gateways/stripe-client.ts'
import { stripeInLine, turnsOf } from './gateways/stripe-line.ts'
import { rememberingUnknownIntents, stripePayments } from './gateways/stripe-payments.ts'
import { viesRegister } from './gateways/tax-register.ts'
import { renderMail } from './mails/render-mail.ts'
import { builtRenderer } from './page-renderer.ts'
import { freshCatalog, memoryProducts, memorySearch } from './search/memory-search.ts'
import { typesenseIndex } from './search/typesense-index.ts'
import { typesenseSearch } from './search/typesense-search.ts'
import { type TypesenseSettings, typesenseServer } from './search/typesense-server.ts'
import type { SpanSettings } from './telemetry/span-sender.ts'
import { sendSpans, timed } from './telemetry/spans.ts'

const usualRecentRoleSeconds = 5

/** Between two batches of invoices, and two questions of reports to Stripe. */
const usualPaceMs = 1_000

const noLimits = { anEndpoint: Number.POSITIVE_INFINITY, all: Number.POSITIVE_INFINITY }

export interface ShopConfig {
  settings: ShopSettings
  stripe: StripeSettings
  imageHost: ImageHostSettings
  taxRegister: { url: string }
  /** Left out, the words of products are searched in memory. */
  typesense?: TypesenseSettings | undefined
  mail: MailSettings
  /** The mail server; a secret, because it has the password in it. */
  smtpUrl: string
  http: HttpSettings
  /** Left out, no spans are sent. */
  spans?: SpanSettings | undefined
}

export interface Environment {
  /** With `firestoreSettings`, or at least without undefined properties. */
  db: Firestore
  auth: Auth
  log: Log
  now?: () => Date
  /** The one that was built with the site, unless another is given. */
  renderer?: () => Promise<PageRenderer>
}

/** A shop over a database and an identity service: the function, the tests and the scripts all get theirs here. */
export function composeShop(
  config: Omit<ShopConfig, 'http'> & Partial<Pick<ShopConfig, 'http'>>,
  environment: Environment,
): Shop {
  const { db, auth, log, now = () => new Date() } = environment
  const collections = collectionsOf(db)
  const settings = settingsStores(db, collections, now)
  const runExclusive = exclusiveRunner()
  // Where public lists are not kept, as in the offline shop with its several processes, nothing else is kept or waits.
  const keepsNothing = config.http?.publicListSeconds === 0
  const paceMs = keepsNothing ? 0 : usualPaceMs
  const recentMs = (config.http?.recentRoleSeconds ?? (keepsNothing ? 0 : usualRecentRoleSeconds)) * 1000
  const feed = firestoreProductFeed(collections, settings.synonyms)
  const typesense = config.typesense && timed('typesense', typesenseServer(config.typesense))
  const catalog = freshCatalog(feed, now, keepsNothing ? 0 : undefined, !typesense)
  const outboxStore = firestoreOutboxStore(db, collections)
  const outbox = firestoreOutbox(collections, {
    settings: config.mail,
    render: renderMail,
    choices: rememberedFor(keepsNothing ? 0 : 10_000, now, outboxStore.choices.find).recent,
    log,
  })
  const inLine = stripeInLine(config.stripe.limits ?? noLimits)
  return {
    ...settings,
    ...personalStores(db, collections),
    ...orderStores(db, collections, runExclusive, outbox),
    ...paymentStores(db, collections, outbox),
    ...stockLevelStores(db, collections),
    settings: config.settings,
    products: firestoreProducts(db, collections),
    knownProducts: memoryProducts(catalog),
    search: typesense ? typesenseSearch(catalog, typesense, log) : memorySearch(catalog),
    searchIndex: typesense && typesenseIndex(feed, typesense, now),
    imports: firestoreImports(db, collections),
    taxRegister: viesRegister(config.taxRegister),
    stock: firestoreStock(db, collections, runExclusive, outbox),
    promises: firestorePromises(db, collections, outbox),
    invoices: firestoreInvoices(db, collections, outbox, paceMs),
    accounts: recentAccounts(firestoreAccounts(db, collections), now, recentMs),
    removals: firestoreRemovals(db, collections, outbox),
    reviews: firestoreReviews(db, collections, outbox),
    messages: firestoreMessages(db, collections, outbox),
    outbox: outboxStore,
    mailServer: timed('mail', smtpServer({ url: config.smtpUrl, from: config.mail.from })),
    mailSettings: config.mail,
    overview: firestoreOverview(db, collections),
    database: {
      ping: async () => {
        await db.collection(collectionNames.products).limit(1).select().get()
      },
    },
    identity: firebaseIdentity(auth, { now: () => now().getTime(), recentMs }),
    paymentProvider: timed('stripe', rememberingUnknownIntents(inLine(stripePayments(config.stripe)))),
    reportTurns: turnsOf(paceMs),
    cards: timed('stripe', inLine(stripeCards(config.stripe))),
    images: imageHost(config.imageHost),
    log,
    now,
    newId: randomUUID,
  }
}

export function composeApp(config: ShopConfig, environment: Environment): AppParts {
  sendSpans(config.spans, environment.log)
  const shop = composeShop(config, environment)
  return {
    shop,
    http: config.http,
    counters: firestoreRateLimits(environment.db, shop.now),
    renderer: environment.renderer ?? builtRenderer,
  }
}
