import * as z from 'zod'
import { type BodyOf, type Call, calls, type ParamsOf, type QueryOf, type ResponseOf } from './calls.ts'
import { type CallName, routes } from './routes.ts'

export interface Example<Name extends CallName> {
  params?: ParamsOf<Name>
  query?: QueryOf<Name>
  body?: BodyOf<Name>
  response: ResponseOf<Name>
}

type Part = keyof Example<CallName>
type Samples = Readonly<Record<string, unknown>>

/** One good call: in the API page, in `openapi.json`, and where tests start from. Made of the call's schemas and the samples below. */
export function exampleOf<Name extends CallName>(name: Name): Example<Name> {
  const call: Call = calls[name]
  const [, noun = ''] = routes[name].path.split('/')
  const parts = (['params', 'query', 'body', 'response'] as const).flatMap((part) => {
    const known = { ...samples, ...samplesOf[noun], ...givenFor[name]?.[part] }
    return call[part] ? [[part, sampleFor(call[part], known)]] : []
  })
  return Object.fromEntries(parts)
}

/** A field has the sample of its name that its schema takes; without one, it is left out where that may be. */
function sampleFor(schema: z.core.$ZodType, known: Samples, field = '', within = ''): unknown {
  const takes = (value: unknown) => value !== undefined && z.safeParse(schema, value).success
  const sample = [known[`${within}.${field}`], known[field]].find(takes)
  if (sample !== undefined) return sample
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return undefined
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([name, part]) => [
      name,
      sampleFor(part, known, name, field),
    ])
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  }
  if (schema instanceof z.ZodArray) return [sampleFor(schema.element, known, field, within)]
  if (schema instanceof z.ZodUnion && schema.options[0])
    return sampleFor(schema.options[0], known, field, within)
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodLiteral) return schema.value
  const usual = [false, 1, createdAt, uuid, '2026-03-02'].find(takes)
  if (usual === undefined || takes('')) throw new Error(`'${field}' of '${within}' needs a sample`)
  return usual
}

const uuid = '6f1d2c1e-2f0a-4f6b-9d0e-0f6a3f0c7b11'
const createdAt = '2026-03-02T09:30:00.000Z'
const email = 'shopper@wood-master.test'
const admin = 'admin@wood-master.test'
const img = 'https://images.example.com/oak-dowels.jpg'
const address = {
  name: 'Kari Nordmann',
  company: 'Fjord Joinery AS',
  line1: 'Storgata 1',
  city: 'Oslo',
  postalCode: '0155',
  country: 'NO',
  phone: '+47 22 00 00 00',
  taxNumber: 'NO 987 654 321 MVA',
}
const units = [{ productId: 'oak-dowels-10', quantity: 20 }]
const byProduct = { id: 'oak-dowels-10', _id: 'oak-dowels-10' }
const person = { name: 'Sam Shopper', location: 'Dhaka', education: 'Cabinet making' }

/** By the name of a field, or of that and the one around it; a field with several meanings has the first that fits. */
const samples: Samples = {
  email,
  by: admin,
  img,
  url: img,
  images: [img],
  orderId: uuid,
  limit: 20,
  sort: 'newest',
  state: 'unpaid',
  what: 'placed',
  version: 'Zk3vX0pQm2bT8sLr5yWc1A',
  reason: 'Twenty dowels were split',
  total: 1_250,
  amount: 1_250,
  message: 'Do you ship corbels to Norway?',
  subject: 1041,

  sku: 'DWL-OAK-10',
  name: 'Oak dowels, 10 mm',
  productId: 'oak-dowels-10',
  productName: 'Oak dowels, 10 mm',
  description: 'Fluted dowels of European oak, a hundred in a bag',
  category: 'Dowels',
  'category.value': 'Dowels',
  material: 'Oak',
  'material.value': 'Oak',
  unit: 'bag of 100',
  weightGrams: 350,
  casePack: 10,
  minQuantity: 50,
  available: 1_200,
  availableQuantity: 1_200,
  quantity: 100,
  unitPrice: 12.5,
  price: 12.5,
  'lines.price': 1_250,
  priceBreaks: [
    { minQuantity: 200, price: 11.5 },
    { minQuantity: 500, price: 10.75 },
  ],
  nextBreak: { minQuantity: 200, price: 11.5 },
  rating: { average: 4.5, count: 12 },
  promise: { from: '2026-03-02', to: '2026-03-04' },

  number: 'K7M-2QX',
  orderNumber: 'K7M-2QX',
  buyerName: 'Sam Shopper',
  poNumber: 'PO 2026-118',
  currency: 'usd',
  transactionId: 'pi_3SxOakDowels',
  payBy: '2026-03-05T09:30:00.000Z',
  goodsTotal: 1_250,
  due: 1_250,
  payments: [],
  shipments: [],
  refunds: [],
  refundedQuantity: 0,
  restockedQuantity: 0,
  toShip: 100,
  waiting: 0,
  shippingTotal: 0,
  taxTotal: 0,
  refundedAmount: 0,
  carrier: 'UPS',
  tracking: ['1Z999AA10123456784'],
  seller: {
    name: 'Wood-Master',
    address: 'Sawmill Lane 4, 7030 Trondheim, Norway',
    taxNumber: 'NO 999 999 999 MVA',
    contact: 'invoices@wood-master.test',
  },
  address,

  'zones.name': 'Norway',
  countries: ['NO'],
  country: 'NO',
  'rates.id': 'norway-parcel',
  'rates.name': 'Parcel',
  upToGrams: 20_000,
  days: '3–5',
  percent: 25,
  taxNumber: 'NO 987 654 321 MVA',
  typed: 'broom handle',
  means: 'dowel',
  taxLines: [
    {
      treatment: 'S',
      name: 'MVA',
      percent: 25,
      base: 1_250,
      amount: 312.5,
      reason: 'MVA of Norway',
      productIds: ['oak-dowels-10'],
    },
  ],

  q: 'oak',
  kind: 'sale',
  text: 'Do you ship corbels to Norway?',
  review: 'Straight, dry and true to size. We order them by the thousand.',
  clientSecret: 'pi_3SxOakDowels_secret_4f2a',
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2030,
  to: [email],
  'mails.to': email,
  failing: [],
  recipients: ['stock@wood-master.test'],
  off: ['message_received'],
  formerEmails: [],
  kept: [{ what: 'orders', count: 2, why: 'Accounting law requires them; without name, email and address.' }],
  terms: 'Prices are in US dollars.',
  'pages.terms': { text: 'Prices are in US dollars.', from: createdAt },
  privacy: '',
  imprint: '',
  returns: '',
  accessibility: '',
  commit: '1f2e3d4',
}

/** The same for calls whose path begins so; they go first. */
const samplesOf: Record<string, Samples> = {
  product: { ...byProduct, insertedId: byProduct.id, availableAfter: 1_200 },
  stock: { products: byProduct.id, onHand: 1_250, committed: 50, incoming: 0, promised: 0 },
  singleProduct: byProduct,
  catalog: { ...byProduct, q: 'oak dowels', maxPrice: 20 },
  'tax-rates': { taxClass: 'standard' },
  'product-import': {
    chunk: '0',
    fileName: 'products-2026-03-02.csv',
    cells: { sku: 'DWL-OAK-10', price: '11.75' },
    outcome: 'changed',
    changes: [{ column: 'price', from: '12.5', to: '11.75' }],
    ...{ new: 0, unchanged: 0, refused: 0 },
  },
  cart: { text: 'SKU;Quantity\nDWL-OAK-10;100', input: 'DWL-OAK-10;100', price: 1_250 },
  address,
  order: { price: 1_250, words: 'Three dowels have a split end', returns: [] },
  userOrder: { price: 1_250, returns: [] },
  return: {
    id: `${uuid}-r1`,
    number: 'K7M-2QX-R1',
    words: 'Three dowels have a split end',
    'order.number': 'K7M-2QX',
    'order.price': 1_250,
    'order.returns': [],
  },
  card: { id: 'pm_1SxOakDowels', _id: 'pm_1SxOakDowels' },
  review: { rating: 4.5, name: 'Sam Shopper', hidden: true, reason: 'Names a private person' },
  user: { ...person, token: 'eyJhbGciOiJSUzI1NiJ9.access.token' },
  singleUser: person,
  person: {
    ...person,
    addresses: [],
    orders: 12,
    value: 3_450,
    tags: ['phone'],
    text: 'Rings before eight',
  },
  account: {
    ...person,
    addresses: [],
    notes: [],
    'mails.subject': 'Order K7M-2QX shipped',
    orders: [],
    deletedOrders: [],
    invoices: [],
  },
  contact: { reason: 'Advertising' },
  mail: { id: `${uuid}-shipped`, _id: `${uuid}-shipped`, subject: 'Order K7M-2QX shipped', kind: 'shipped' },
  settings: {
    seller: { country: 'NO', registrations: [{ country: 'SE', number: 'SE556188840401' }] },
    pricesInclude: 'consumer',
    taxClass: 'standard',
    taxNumber: 'NO 999 999 999 MVA',
    holdMinutes: 15,
    unpaidOrderHours: 72,
    returnDays: 30,
  },
  attention: { message: 'The payment came after its order was gone and is being refunded in full.' },
  health: { message: undefined },
  'order-count': { count: 309 },
  overview: { toShip: 2, 'runningOut.available': 24 },
}

/** The same for one part of one call. */
const givenFor: { [Name in CallName]?: Partial<Record<Part, Samples>> } = {
  changeProduct: { body: { '': { price: 11.75 } } },
  getOwnReview: { response: { mayReview: true } },
  changeStock: { body: { price: 1_250 }, response: { holdId: uuid, holdUntil: '2026-03-02T09:45:00.000Z' } },
  quoteDelivery: { body: { orderId: undefined, lines: units } },
  orderCart: { body: { address: undefined } },
  addReview: { body: { productId: undefined } },
  refundOrder: { body: { lines: units } },
  listMails: { query: { '': { orderId: uuid } } },
  resendMail: { response: { insertedId: `${uuid}-shipped-again-2` } },
  markMessage: { body: { read: true } },
  replyToMessage: { body: { text: 'Yes, we ship to Norway.' } },
  getOpenApi: { response: { '': { openapi: '3.1.0' } } },
}
