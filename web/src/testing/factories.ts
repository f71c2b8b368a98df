import type { ResponseOf } from '@wood-master/contract/calls'
import type { BookAddress } from '#lib/api/delivery.ts'
import type { Order } from '#lib/api/orders.ts'
import type { Product } from '#lib/api/products.ts'
import type { Settings } from '#lib/api/settings.ts'
import type { Account } from '#lib/session/session.ts'

export const shopper: Account = { uid: 'u-shopper', email: 'shopper@wood-master.test', name: 'Sam Shopper' }

export const settings = (change: Partial<Settings> = {}): Settings => ({
  currency: 'usd',
  enforceMinimumOrder: false,
  holdMinutes: 15,
  unpaidOrderHours: 72,
  returnDays: 30,
  ...change,
})

export const product = (change: Partial<Product> = {}): Product => ({
  _id: 'p1',
  sku: 'KNB-OAK',
  name: 'Oak knob',
  category: 'Knobs',
  unit: 'piece',
  weightGrams: 30,
  casePack: 1,
  price: 2.5,
  priceBreaks: [],
  minQuantity: 10,
  availableQuantity: 100,
  description: 'A turned knob of oak',
  img: '/pictures/products/oak-knob-960.jpg',
  images: ['/pictures/products/oak-knob-960.jpg'],
  createdAt: '2026-03-01T08:00:00.000Z',
  ...change,
})

export const oslo = {
  name: 'Kari Nordmann',
  line1: 'Storgata 1',
  city: 'Oslo',
  postalCode: '0155',
  country: 'NO',
}

export const bookAddress = (change: Partial<BookAddress> = {}): BookAddress => ({
  _id: 'a1',
  ...oslo,
  ...change,
})

type DeliveryQuote = ResponseOf<'quoteDelivery'>
type QuotedRate = DeliveryQuote['rates'][number]

/** A quoted rate of goods that cost `goods` dollars, at one tax. */
export function quotedRate(
  goods: number,
  { id, name, price, days }: Pick<QuotedRate, 'id' | 'name' | 'price' | 'days'>,
  percent = 0,
): QuotedRate {
  const base = goods + price
  const amount = (base * percent) / 100
  const tax = {
    treatment: 'S' as const,
    name: 'MVA',
    percent,
    base,
    amount,
    reason: 'MVA',
    productIds: ['p1'],
  }
  const taxLines = percent > 0 ? [tax] : []
  return { id, name, price, ...(days ? { days } : {}), taxLines, taxTotal: amount, total: base + amount }
}

/** What a shop without zones quotes for these goods (dollars). */
export const byAgreement = (goods: number, change: Partial<DeliveryQuote> = {}): DeliveryQuote => ({
  grams: 300,
  rates: [quotedRate(goods, { id: 'by-agreement', name: 'Delivery by agreement', price: 0 })],
  tax: { name: 'Tax', percent: 0 },
  ...change,
})

/** What one with zones quotes for Norway. */
export const norwegian = (goods: number) =>
  byAgreement(goods, {
    rates: [
      quotedRate(goods, { id: 'parcel', name: 'Parcel', price: 24, days: '3–5' }, 25),
      quotedRate(goods, { id: 'pallet', name: 'Pallet', price: 90 }, 25),
    ],
    tax: { name: 'MVA', percent: 25 },
  })

export const orderLine = (change: Partial<Order['lines'][number]> = {}): Order['lines'][number] => ({
  productId: 'p1',
  sku: 'KNB-OAK',
  name: 'Oak knob',
  img: '/pictures/products/oak-knob-960.jpg',
  unit: 'piece',
  quantity: 10,
  unitPrice: 2.5,
  price: 25,
  refundedQuantity: 0,
  restockedQuantity: 0,
  toShip: 10,
  waiting: 0,
  promise: { from: '2026-03-02', to: '2026-03-04' },
  ...change,
})

export const order = (change: Partial<Order> = {}): Order => ({
  _id: 'o1',
  number: 'K7M-2QX',
  email: shopper.email,
  lines: [orderLine()],
  price: 25,
  goodsTotal: 25,
  shippingTotal: 0,
  taxTotal: 0,
  acceptedTerms: { version: 'standard-1', at: '2026-03-01T08:00:00.000Z' },
  address: oslo,
  unitPrice: 2.5,
  currency: 'usd',
  quantity: 10,
  productId: 'p1',
  productName: 'Oak knob',
  img: '/pictures/products/oak-knob-960.jpg',
  paymentStatus: false,
  shipped: false,
  state: 'unpaid',
  due: 25,
  payments: [],
  shipments: [],
  returns: [],
  createdAt: '2026-03-01T08:00:00.000Z',
  refundedAmount: 0,
  refunds: [],
  ...change,
})

type PersonFound = ResponseOf<'getPerson'>

/** Who an admin looks up: what was bought, where it goes, what happened. */
export const person = (change: Partial<PersonFound> = {}): PersonFound => ({
  user: { _id: 'u1', email: 'ida@wood-master.test', name: 'Ida', createdAt: '2026-03-01T08:00:00.000Z' },
  addresses: [bookAddress()],
  orders: 0,
  value: 0,
  currency: 'usd',
  tags: [],
  history: [],
  ...change,
})
