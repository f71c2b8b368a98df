import { createHash } from 'node:crypto'
import { collectionsOf } from '../../src/data/collections.ts'
import { personalStores } from '../../src/data/firestore-accounts.ts'
import { orderStores } from '../../src/data/firestore-orders.ts'
import { paymentStores } from '../../src/data/firestore-payments.ts'
import { firestoreProducts } from '../../src/data/firestore-products.ts'
import { settingsStores } from '../../src/data/firestore-settings.ts'
import { firestoreStock } from '../../src/data/firestore-stock.ts'
import { firestoreOutbox } from '../../src/data/outbox.ts'
import { exclusiveRunner } from '../../src/data/transact.ts'
import type { Caller } from '../../src/domain/accounts/account.ts'
import { replaceCart } from '../../src/domain/cart/own-cart.ts'
import { addProduct } from '../../src/domain/catalog/change-product.ts'
import { orderCart } from '../../src/domain/checkout/order-cart.ts'
import { noChoices } from '../../src/domain/mail/mail.ts'
import { placeOrder } from '../../src/domain/orders/place-order.ts'
import { handleEvent } from '../../src/domain/payments/handle-event.ts'
import { startPayment } from '../../src/domain/payments/start-payment.ts'
import type { Shop } from '../../src/domain/ports.ts'
import { holdStock } from '../../src/domain/stock/hold-stock.ts'
import { somewhere } from '../../testing/factories.ts'
import { type Documents, MemoryFirestore } from './memory-firestore.ts'
import { copyOf, MemoryStripe, type StripeMemory } from './memory-stripe.ts'

export const unitsAtStart = 20
const quantity = 4
export const orderId = 'the-order'
export const productIds = ['dowels', 'pegs'] as const
const [productId] = productIds
export const buyer: Caller = { uid: 'ada', email: 'ada@wood-master.test', role: 'shopper' }
/** Where the orders of `openWithZones` go. */
export const northernAddress = {
  name: 'Kari Nordmann',
  line1: 'Storgata 1',
  city: 'Oslo',
  postalCode: '0155',
  country: 'NO',
}
const opening = new Date('2026-01-05T12:00:00Z')

/** Everything that a history can change. */
export interface Moment {
  /** Client secrets that the payment page was given. */
  secrets: string[]
  documents: Documents
  stripe: StripeMemory
  now: Date
  /** The same for two moments from which everything goes on alike. */
  key: string
}

/** The ports that a payment and its order use. */
type PaymentShop = Pick<
  Shop,
  | 'settings'
  | 'products'
  | 'stock'
  | 'orders'
  | 'carts'
  | 'cartOrders'
  | 'payments'
  | 'refunds'
  | 'paymentAlerts'
  | 'declines'
  | 'delivery'
  | 'taxSettings'
  | 'reportTurns'
  | 'taxAnswers'
  | 'taxRegister'
  | 'checkedPayments'
  | 'paymentProvider'
  | 'log'
> & { cards: Pick<Shop['cards'], 'knowsCustomer'> }

/** The shop's own use cases and stores over a database and a payment provider in memory. */
export class World {
  readonly db = new MemoryFirestore()
  readonly stripe = new MemoryStripe()
  readonly shop: PaymentShop
  now = opening
  secrets: string[] = []

  constructor() {
    this.stripe.now = () => this.now
    const db = this.db.asFirestore()
    const collections = collectionsOf(db)
    const runExclusive = exclusiveRunner()
    const outbox = firestoreOutbox(collections, {
      settings: {
        from: 'shop@wood-master.test',
        siteUrl: 'https://shop.test',
        seller: 'Wood-Master, Sawmill Lane 4, 7030 Trondheim, Norway',
        sends: true,
      },
      // What a mail looks like changes nothing here, and would be copied hundreds of thousands of times.
      render: () => ({ html: '', text: '' }),
      choices: async () => ({
        content: { ...noChoices, recipients: ['admin@wood-master.test'] },
        version: '',
      }),
      log: { info() {}, warn() {}, error() {} },
    })
    this.shop = {
      settings: {
        currency: 'usd',
        enforceMinimumOrder: false,
        unpaidOrderHours: 72,
        returnDays: 30,
        maxDiscountPercent: 20,
        imageOrigins: [],
        seller: { name: 'Wood-Master', address: '' },
      },
      ...settingsStores(db, collections, () => this.now),
      ...personalStores(db, collections),
      ...orderStores(db, collections, runExclusive, outbox),
      ...paymentStores(db, collections, outbox),
      products: firestoreProducts(db, collections),
      stock: firestoreStock(db, collections, runExclusive, outbox),
      taxRegister: { read: async (number) => ({ number }), ask: async () => undefined },
      paymentProvider: this.stripe,
      cards: { knowsCustomer: async () => true },
      reportTurns: { take: async () => true },
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    }
  }

  /** An unpaid order of four of twenty units, whose payment page is open: its intent is pi_0. */
  async open(): Promise<void> {
    await this.addProduct(productId)
    const { uid, email } = buyer
    await holdStock(this.shop, productId, { holdId: orderId, uid, quantity, remaining: 0, now: opening })
    const request = { uid, email, holdId: orderId, quantity, total: 5000, now: opening }
    await placeOrder(this.shop, { ...request, productName: 'Oak dowels' })
    this.secrets.push(await startPayment(this.shop, orderId, buyer, opening))
  }

  /** The same order, paid, and the shop knows. */
  async openPaid(): Promise<void> {
    await this.open()
    this.stripe.confirm('pi_0')
    const { waiting } = this.stripe.memory
    for (const event of waiting) await handleEvent(this.shop, event, this.now)
    Object.assign(this.stripe.memory, { waiting: [], delivered: waiting })
  }

  /** The same of four units each of two products, ordered from a cart. */
  async openCart(): Promise<void> {
    for (const id of productIds) await this.addProduct(id)
    const { uid, email } = buyer
    const entries = productIds.map((id) => ({ productId: id, quantity }))
    await replaceCart(this.shop, { uid, entries, now: opening })
    await orderCart(this.shop, { orderId, uid, email, choice: { address: somewhere }, now: opening })
    this.secrets.push(await startPayment(this.shop, orderId, buyer, opening))
  }

  /** The first order again, in a shop that delivers to the north: by parcel for 10 dollars, by pallet for 30, with a tax. */
  async openWithZones(): Promise<void> {
    const rate = (id: string, price: number) => ({ id, name: id, upToGrams: 20_000, price })
    await this.shop.delivery.replace({
      zones: [
        {
          id: 'north',
          name: 'North',
          countries: ['NO'],
          rates: [rate('parcel', 1_000), rate('pallet', 3_000)],
          taxName: 'MVA',
          taxPercent: 25,
          reverseCharge: true,
        },
      ],
    })
    await this.open()
  }

  private async addProduct(id: string): Promise<void> {
    const draft = {
      name: 'Oak dowels',
      unitPrice: 1250,
      minQuantity: 5,
      availableQuantity: unitsAtStart,
      description: 'Ten fluted dowels',
      img: '/dowels.jpg',
    }
    await addProduct(this.shop, draft, { id, by: 'admin', now: opening })
  }

  moment(): Moment {
    const { now, secrets } = this
    const { documents } = this.db
    const stripe = copyOf(this.stripe.memory)
    return { documents, stripe, now, secrets: [...secrets], key: keyOf({ documents, stripe, now, secrets }) }
  }

  goTo(moment: Moment): void {
    this.db.documents = new Map(moment.documents)
    this.stripe.memory = copyOf(moment.stripe)
    this.stripe.fault = 'none'
    this.now = moment.now
    this.secrets = [...moment.secrets]
  }
}

/** Documents are never changed in place, so each is written out once. */
const written = new WeakMap<object, string>()

function textOf(data: object): string {
  const known = written.get(data)
  if (known !== undefined) return known
  const text = JSON.stringify(data)
  written.set(data, text)
  return text
}

function keyOf({ documents, stripe, now, secrets }: Omit<Moment, 'key'>): string {
  const texts = [...documents].map(([path, data]) => `${path} ${textOf(data)}`).sort()
  return createHash('sha1')
    .update(texts.join('\n'))
    .update(JSON.stringify([stripe, now, secrets]))
    .digest('base64')
}
