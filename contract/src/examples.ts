import type { BodyOf, ParamsOf, QueryOf, ResponseOf } from './calls.ts'
import type { CallName } from './routes.ts'

interface Example<Name extends CallName> {
  params?: ParamsOf<Name>
  query?: QueryOf<Name>
  body?: BodyOf<Name>
  response: ResponseOf<Name>
}

const img = 'https://images.example.com/oak-dowels.jpg'
const email = 'shopper@wood-master.test'
const orderId = '6f1d2c1e-2f0a-4f6b-9d0e-0f6a3f0c7b11'
const createdAt = '2026-03-02T09:30:00.000Z'
const transactionId = 'pi_3SxOakDowels'
const version = 'Zk3vX0pQm2bT8sLr5yWc1A'
const nextVersion = 'b7Yt4Hn9eKq1UuGd6ZxPwg'
const byId = { id: orderId }
const byEmail = { email }

const product = {
  name: 'Oak dowels, 10 mm',
  price: 12.5,
  minQuantity: 50,
  availableQuantity: 1_200,
  description: 'Fluted dowels of European oak, a hundred in a bag',
  img,
  sku: 'DWL-OAK-10',
  category: 'Dowels',
  material: 'Oak',
  unit: 'bag of 100',
  weightGrams: 350,
  casePack: 10,
  priceBreaks: [
    { minQuantity: 200, price: 11.5 },
    { minQuantity: 500, price: 10.75 },
  ],
}
const listedProduct = {
  _id: 'oak-dowels-10',
  ...product,
  images: [img],
  rating: { average: 4.5, count: 12 },
  createdAt,
}

const taxLine = {
  treatment: 'S',
  name: 'MVA',
  percent: 25,
  base: 449,
  amount: 112.25,
  reason: 'MVA of Norway',
  productIds: [listedProduct._id],
} satisfies ResponseOf<'quoteDelivery'>['rates'][number]['taxLines'][number]

const taxSettings = {
  seller: {
    country: 'NO',
    taxNumber: 'NO 999 999 999 MVA',
    registrations: [{ country: 'SE', number: 'SE556188840401' }],
  },
  rates: [
    { country: 'NO', taxClass: 'standard', percent: 25, name: 'MVA', from: '2005-01-01' },
    { country: 'SE', taxClass: 'standard', percent: 25, name: 'moms', from: '1990-07-01' },
  ],
  pricesInclude: 'consumer' as const,
}

const importChunk = {
  state: 'rehearsed',
  rows: [
    {
      row: 2,
      sku: product.sku,
      name: product.name,
      outcome: 'changed',
      changes: [{ column: 'price', from: '12.5', to: '11.75' }],
    },
  ],
} satisfies ResponseOf<'getImportChunk'>

const productImport = {
  _id: '5b0c0f4e-3d0f-4b57-9a3e-7f1d2b6c8e90',
  fileName: 'products-2026-03-02.csv',
  rows: 1,
  setStock: false,
  by: 'admin@wood-master.test',
  createdAt,
  chunks: [{ state: 'rehearsed', new: 0, changed: 1, unchanged: 0, refused: 0, notApplied: 0, notUndone: 0 }],
} satisfies ResponseOf<'getImport'>

const cart = {
  lines: [
    {
      productId: listedProduct._id,
      sku: product.sku,
      name: product.name,
      img,
      unit: product.unit,
      casePack: product.casePack,
      minQuantity: product.minQuantity,
      available: product.availableQuantity,
      quantity: 100,
      unitPrice: 12.5,
      price: 1_250,
      nextBreak: { minQuantity: 200, price: 11.5 },
    },
  ],
  price: 1_250,
  currency: 'usd',
} satisfies ResponseOf<'getCart'>

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
const zone = {
  id: 'norway',
  name: 'Norway',
  countries: ['NO'],
  rates: [
    { id: 'norway-parcel', name: 'Parcel', upToGrams: 20_000, price: 24, days: '3–5' },
    { id: 'norway-pallet', name: 'Pallet', upToGrams: 500_000, price: 90, days: '5–8' },
  ],
  taxName: 'MVA',
  taxPercent: 25,
  reverseCharge: true,
}

const order = {
  _id: orderId,
  number: 'K7M-2QX',
  email,
  buyerName: 'Sam Shopper',
  poNumber: 'PO 2026-118',
  lines: [
    {
      productId: listedProduct._id,
      sku: product.sku,
      name: product.name,
      img,
      unit: product.unit,
      quantity: 100,
      unitPrice: 12.5,
      price: 1_250,
      refundedQuantity: 0,
      restockedQuantity: 0,
      toShip: 100,
    },
  ],
  price: 1_250,
  goodsTotal: 1_250,
  shippingTotal: 0,
  taxTotal: 0,
  currency: 'usd',
  quantity: 100,
  unitPrice: 12.5,
  productId: listedProduct._id,
  productName: product.name,
  img,
  paymentStatus: false,
  shipped: false,
  state: 'unpaid',
  due: 1_250,
  payments: [],
  shipments: [],
  returns: [],
  createdAt,
  payBy: '2026-03-05T09:30:00.000Z',
  refundedAmount: 0,
  refunds: [],
} satisfies ResponseOf<'getOrder'>

const invoice = {
  _id: `invoice-${orderId}`,
  kind: 'invoice',
  number: '2026-00042',
  issuedAt: '2026-03-02T09:31:00.000Z',
  orderId,
  orderNumber: order.number,
  orderedAt: createdAt,
  paidAt: '2026-03-02T09:31:00.000Z',
  transactionId,
  poNumber: order.poNumber,
  seller: {
    name: 'Wood-Master',
    address: 'Sawmill Lane 4, 7030 Trondheim, Norway',
    taxNumber: 'NO 999 999 999 MVA',
    contact: 'invoices@wood-master.test',
  },
  buyer: { email, name: order.buyerName },
  lines: [
    {
      sku: product.sku,
      name: product.name,
      unit: product.unit,
      quantity: 100,
      unitPrice: 12.5,
      price: 1_250,
    },
  ],
  goodsTotal: 1_250,
  shippingTotal: 0,
  taxTotal: 0,
  total: 1_250,
  currency: 'usd',
} satisfies ResponseOf<'getInvoices'>[number]

const account = {
  _id: 'kQ2mVxN0uQ',
  email,
  name: 'Sam Shopper',
  location: 'Dhaka',
  createdAt,
} satisfies ResponseOf<'listUsers'>[number]

const review = {
  _id: 'b7e1',
  email: 's•••@wood-master.test',
  name: 'Sam Shopper',
  rating: 4.5,
  review: 'Straight, dry and true to size. We order them by the thousand.',
  createdAt,
}

const productReview = {
  ...review,
  productId: listedProduct._id,
  productName: product.name,
  boughtHere: true,
} satisfies ResponseOf<'listProductReviews'>[number]

const message = {
  _id: 'd0c5a1d2',
  email,
  subject: 1041,
  message: 'Do you ship corbels to Norway?',
  read: false,
  answered: false,
  createdAt,
  replies: [],
} satisfies ResponseOf<'listMessages'>[number]

/** One good call of each kind: in the API page, in `openapi.json`, and where tests start from. */
export const examples: { [Name in CallName]: Example<Name> } = {
  listProducts: { query: { limit: 6, q: 'oak', sort: 'newest', inStock: 'true' }, response: [listedProduct] },
  addProduct: { body: product, response: { insertedId: listedProduct._id } },
  getProduct: { params: { id: listedProduct._id }, response: listedProduct },
  changeStock: {
    params: { id: listedProduct._id },
    body: { availableQuantity: 1_100, quantity: 100 },
    response: { modifiedCount: 1, holdId: orderId, holdUntil: '2026-03-02T09:45:00.000Z' },
  },
  changeProduct: {
    params: { id: listedProduct._id },
    body: { price: 11.75 },
    response: { modifiedCount: 1 },
  },
  getStockLevels: {
    query: { products: listedProduct._id },
    response: [{ productId: listedProduct._id, onHand: 1_250, committed: 50, available: 1_200 }],
  },
  bookStock: {
    params: byId,
    body: { kind: 'received', quantity: 400, reason: 'Delivery note 4711', key: orderId },
    response: { modifiedCount: 1 },
  },
  listStockMovements: {
    params: byId,
    response: [
      {
        _id: orderId,
        kind: 'counted',
        delta: -3,
        availableAfter: 1_200,
        reason: 'Year-end count',
        by: 'admin@wood-master.test',
        at: createdAt,
      },
    ],
  },
  deleteProduct: { params: { id: listedProduct._id }, response: { deletedCount: 1 } },

  listImports: { query: { limit: 20 }, response: [productImport] },
  startImport: {
    body: { key: productImport._id, fileName: productImport.fileName, rows: 1, setStock: false },
    response: { insertedId: productImport._id },
  },
  getImport: { params: { id: productImport._id }, response: productImport },
  getImportChunk: { params: { id: productImport._id, chunk: '0' }, response: importChunk },
  rehearseImportChunk: {
    params: { id: productImport._id, chunk: '0' },
    body: { rows: [{ row: 2, cells: { sku: product.sku, price: '11.75' } }] },
    response: importChunk,
  },
  moveImportChunk: {
    params: { id: productImport._id, chunk: '0' },
    body: { to: 'applied' },
    response: { ...importChunk, state: 'applied' },
  },

  browseCatalog: {
    query: { q: 'oak dowels', category: 'Dowels', maxPrice: 20, available: 'true', sort: 'price', limit: 24 },
    response: {
      products: [listedProduct],
      total: 1,
      facets: { category: [{ value: 'Dowels', count: 1 }], material: [{ value: 'Oak', count: 1 }] },
    },
  },
  getCatalogProduct: { params: { id: listedProduct._id }, response: listedProduct },
  getSearchSettings: { response: { synonyms: [{ typed: 'broom handle', means: 'dowel' }], version } },
  saveSearchSettings: {
    body: { synonyms: [{ typed: 'broom handle', means: 'dowel' }], version },
    response: { acknowledged: true, version: nextVersion },
  },

  getCart: { response: cart },
  replaceCart: { body: { lines: [{ productId: listedProduct._id, quantity: 100 }] }, response: cart },
  priceCart: { body: { lines: [{ productId: listedProduct._id, quantity: 100 }] }, response: cart },
  parseOrderList: {
    body: { text: 'SKU;Quantity\nDWL-OAK-10;100\n20 x DWL-OAK-11' },
    response: {
      lines: [
        {
          input: 'DWL-OAK-10;100',
          productId: listedProduct._id,
          sku: product.sku,
          name: product.name,
          quantity: 100,
        },
        {
          input: '20 x DWL-OAK-11',
          quantity: 20,
          problem: {
            code: 'unknown_product',
            message: 'There is no “DWL-OAK-11” in the shop.',
            suggestions: [{ productId: listedProduct._id, sku: product.sku, name: product.name }],
          },
        },
      ],
    },
  },

  orderCart: {
    body: { key: '0b9f6a52-9d2e-4c1f-8a44-3f0c1d5e7a90', poNumber: 'PO 2026-118', price: 1_250 },
    response: { insertedId: orderId },
  },

  listAddresses: { response: [{ _id: 'a4d9', ...address }] },
  addAddress: { body: address, response: { insertedId: 'a4d9' } },
  changeAddress: { params: { id: 'a4d9' }, body: address, response: { modifiedCount: 1 } },
  deleteAddress: { params: { id: 'a4d9' }, response: { deletedCount: 1 } },
  getDeliverySettings: {
    response: {
      zones: [zone],
      defaultWeightGrams: 1_000,
      version,
      unweighed: { total: 1, products: [{ _id: listedProduct._id, name: product.name }] },
    },
  },
  saveDeliverySettings: {
    body: { zones: [zone], defaultWeightGrams: 1_500, version },
    response: { acknowledged: true, version: nextVersion },
  },
  quoteDelivery: {
    body: { country: 'NO', lines: [{ productId: listedProduct._id, quantity: 34 }] },
    response: {
      grams: 11_900,
      rates: [
        {
          id: 'norway-parcel',
          name: 'Parcel',
          price: 24,
          days: '3–5',
          taxLines: [{ ...taxLine, base: 449, amount: 112.25 }],
          taxTotal: 112.25,
          total: 561.25,
        },
      ],
      tax: { name: 'MVA', percent: 25 },
    },
  },
  checkTaxNumber: {
    body: { number: 'DE 136 695 976', country: 'DE' },
    response: { status: 'valid', name: 'TISCHLEREI SPREE GMBH', checkedAt: createdAt },
  },
  getTaxSettings: {
    response: {
      ...taxSettings,
      version,
      waiting: [{ _id: orderId, number: 'K7M-2QX', taxNumber: 'DE136695976', checkedAt: createdAt }],
    },
  },
  saveTaxSettings: {
    body: { ...taxSettings, version },
    response: { acknowledged: true, version: nextVersion },
  },

  placeOrder: {
    body: {
      email,
      price: order.price,
      quantity: order.quantity,
      productName: order.productName,
      img,
      paymentStatus: false,
      holdId: orderId,
    },
    response: { insertedId: orderId },
  },
  listOrders: { query: { limit: 20, state: 'unpaid', q: 'oak' }, response: [order] },
  getOrder: { params: byId, response: order },
  deleteOrder: { params: byId, response: { deletedCount: 1 } },
  changeDelivery: {
    params: byId,
    body: { address, rateId: 'norway-pallet' },
    response: { modifiedCount: 1, price: 1_340 },
  },
  askForDifference: { params: byId, response: { modifiedCount: 1 } },
  shipOrder: {
    params: byId,
    body: { shipped: true, carrier: 'UPS', tracking: ['1Z999AA10123456784'] },
    response: { modifiedCount: 1 },
  },
  startPacking: { params: byId, response: { modifiedCount: 1 } },
  cancelLines: {
    params: byId,
    body: {
      key: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
      lines: [{ productId: listedProduct._id, quantity: 20 }],
    },
    response: { modifiedCount: 1, price: 1_250, refundedAmount: 250, state: 'paid' },
  },
  sendShipment: {
    params: byId,
    body: {
      key: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
      lines: [{ productId: listedProduct._id, quantity: 60 }],
      carrier: 'UPS',
      tracking: ['1Z999AA10123456784'],
    },
    response: { insertedId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' },
  },
  undoOneShipment: {
    params: { ...byId, shipmentId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' },
    response: { modifiedCount: 1 },
  },
  undoShipment: { params: byId, response: { modifiedCount: 1 } },
  reportPayment: { params: byId, body: { order: orderId, transactionId }, response: { acknowledged: true } },
  refundOrder: {
    params: byId,
    body: {
      lines: [{ productId: listedProduct._id, quantity: 20 }],
      restock: false,
      reason: 'Twenty dowels were split',
      key: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    },
    response: { insertedId: '7c9e6679-7425-40de-944b-e07fc1f90ae7', refundedAmount: 250, state: 'paid' },
  },
  requestCancellation: {
    params: byId,
    body: { reason: 'Our customer changed the design' },
    response: { modifiedCount: 1 },
  },
  withdrawCancellation: { params: byId, response: { modifiedCount: 1 } },
  decideCancellation: {
    params: byId,
    body: { granted: true, key: '7c9e6679-7425-40de-944b-e07fc1f90ae7' },
    response: { modifiedCount: 1 },
  },
  getInvoices: { params: byId, response: [invoice] },
  listOwnOrders: { query: { email, limit: 20, state: 'unpaid' }, response: [order] },

  createPaymentIntent: {
    body: { price: order.price, orderId },
    response: { clientSecret: `${transactionId}_secret_4f2a` },
  },
  listCards: {
    response: [{ _id: 'pm_1SxOakDowels', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 }],
  },
  deleteCard: { params: { id: 'pm_1SxOakDowels' }, response: { deletedCount: 1 } },
  stripeWebhook: { response: { received: true } },
  listPaymentAlerts: {
    query: { limit: 20 },
    response: [
      {
        _id: 'late-pi_3SxOakDowels',
        kind: 'late_payment_refunded',
        orderId,
        transactionId,
        amount: 1_250,
        currency: 'usd',
        message: 'The payment came after its order was gone and is being refunded in full.',
        createdAt,
      },
    ],
  },
  resolvePaymentAlert: { params: byId, body: { resolved: true }, response: { modifiedCount: 1 } },

  listReviews: { query: { limit: 6 }, response: [review] },
  addReview: {
    body: { email, rating: review.rating, review: review.review },
    response: { insertedId: 'b7e1' },
  },
  listProductReviews: { params: { id: listedProduct._id }, query: { limit: 6 }, response: [productReview] },
  getOwnReview: { params: { id: listedProduct._id }, response: { mayReview: true, review: productReview } },
  listReviewsToModerate: {
    query: { show: 'hidden', limit: 20 },
    response: [
      {
        ...review,
        hidden: { reason: 'Names a private person', at: createdAt, by: 'admin@wood-master.test' },
      },
    ],
  },
  moderateReview: {
    params: { id: 'b7e1' },
    body: { hidden: true, reason: 'Names a private person' },
    response: { modifiedCount: 1 },
  },

  mintToken: { params: byEmail, body: { email }, response: { token: 'eyJhbGciOiJSUzI1NiJ9.access.token' } },
  listUsers: { query: { limit: 20, q: 'sam' }, response: [account] },
  isAdmin: { params: byEmail, response: { admin: false } },
  promote: { params: byEmail, response: { modifiedCount: 1 } },
  demote: { params: byEmail, response: { modifiedCount: 1 } },
  getProfile: { query: { email }, response: [account] },
  changeProfile: {
    params: byEmail,
    body: {
      name: 'Sam Shopper',
      email,
      education: 'Cabinet making',
      location: 'Dhaka',
      phone: '+880 1000 000000',
      profLink: 'https://www.linkedin.com/in/sam-shopper',
      img,
    },
    response: { acknowledged: true },
  },
  getOwnData: {
    response: {
      account,
      formerEmails: [],
      addresses: [],
      cart: [{ productId: listedProduct._id, name: product.name, quantity: 100 }],
      cards: [],
      holds: [],
      orders: [],
      deletedOrders: [],
      invoices: [],
      reviews: [],
      messages: [],
      mails: [],
    },
  },
  closeAccount: {
    body: { email },
    response: {
      deletedCount: 14,
      kept: [
        { what: 'orders', count: 2, why: 'Accounting law requires them; without name, email and address.' },
      ],
    },
  },

  sendMessage: {
    body: { email, subject: 1041, message: message.message },
    response: { insertedId: message._id },
  },
  listMessages: { query: { limit: 20, show: 'unread' }, response: [message] },
  markMessage: { params: { id: message._id }, body: { read: true }, response: { modifiedCount: 1 } },
  deleteMessage: {
    params: { id: message._id },
    body: { reason: 'Advertising' },
    response: { deletedCount: 1 },
  },

  replyToMessage: {
    params: { id: message._id },
    body: { key: '0b9f6a52-9d2e-4c1f-8a44-3f0c1d5e7a90', text: 'Yes, we ship to Norway.' },
    response: { modifiedCount: 1 },
  },

  listMails: {
    query: { orderId },
    response: [
      {
        _id: `${orderId}-shipped`,
        kind: 'shipped',
        to: [email],
        subject: 'Order K7M-2QX shipped',
        text: 'Your order is on its way',
        state: 'SUCCESS',
        attempts: 1,
        createdAt,
        sentAt: createdAt,
        orderId,
        failing: [],
      },
    ],
  },
  resendMail: {
    params: { id: `${orderId}-shipped` },
    response: { insertedId: `${orderId}-shipped-again-2` },
  },
  getMailSettings: { response: { recipients: [], off: [], version } },
  saveMailSettings: {
    body: {
      recipients: ['stock@wood-master.test'],
      off: ['message_received'],
      replyTo: 'shop@wood-master.test',
      version,
    },
    response: { acknowledged: true, version: nextVersion },
  },

  uploadImage: { response: { success: true, data: { url: img } } },
  getSettings: {
    response: { currency: 'usd', enforceMinimumOrder: false, holdMinutes: 15, unpaidOrderHours: 72 },
  },
  getWaitingCounts: {
    response: { unpaid: 3, toShip: 2, lowStock: 4, unreadMessages: 1, needsAttention: 0, cancelRequests: 0 },
  },
  getOverview: {
    response: {
      unpaid: 3,
      toShip: 2,
      lowStock: 4,
      unreadMessages: 1,
      needsAttention: 0,
      cancelRequests: 0,
      sales: [{ day: '2026-03-02', orders: 2, amount: 1_920.5 }],
      previous: { orders: 1, amount: 640 },
      bestSellers: [{ productId: 'oak-dowels-10', name: 'Oak Dowel Rods', img, quantity: 40, amount: 1_120 }],
      runningOut: [
        { productId: 'oak-dowels-10', name: 'Oak Dowel Rods', img, availableQuantity: 24, daysLeft: 18 },
      ],
    },
  },
  getHealth: {
    response: {
      status: 'ok',
      commit: '1f2e3d4',
      parts: { firestore: { status: 'ok', ms: 4 }, stripe: { status: 'ok', ms: 81 } },
    },
  },
  getOpenApi: { response: { openapi: '3.1.0' } },
}
