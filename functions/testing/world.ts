import { randomUUID } from 'node:crypto'
import { type Call, calls } from '@wood-master/contract/calls'
import { byAgreementId } from '@wood-master/contract/delivery-price'
import { exampleOf } from '@wood-master/contract/examples'
import type { StaffRole } from '@wood-master/contract/roles'
import type { CallName } from '@wood-master/contract/routes'
import { delivered } from '../src/domain/mail/mail.ts'
import { type CallParts, call } from './call.ts'
import {
  aHold,
  anIntent,
  anOrder,
  aPaidOrder,
  aProduct,
  aSavedCard,
  fillCart,
  orderBody,
  payByCard,
} from './factories.ts'
import { signUp, signUpAdmin, type TestAccount } from './sign-in.ts'
import type { Api } from './start-api.ts'

/** The people of the tests that go over every call. */
export interface World {
  api: Api
  shopper: TestAccount
  other: TestAccount
  admin: TestAccount
  /** Was an admin when the token was minted, and is none any more. */
  demoted: TestAccount
  /** One of each role. */
  staff: Record<StaffRole, TestAccount>
}

export async function aWorld(api: Api): Promise<World> {
  // What Stripe says from behind would be a change that no caller made.
  api.stripe.setFaults({ webhooksLost: true })
  const [shopper, other, admin, demoted] = await Promise.all([
    signUp(api, 'shopper'),
    signUp(api, 'other'),
    signUpAdmin(api),
    signUp(api, 'demoted'),
  ])
  await call(api, 'promote', { params: { email: demoted.email }, token: admin.token })
  await call(api, 'listUsers', { token: demoted.token })
  await call(api, 'demote', { params: { email: demoted.email }, token: admin.token })
  const withRole = async (role: StaffRole) => {
    const person = await signUp(api, role)
    await call(api, 'giveRole', { params: { email: person.email }, body: { role }, token: admin.token })
    return person
  }
  const staff = {
    packer: await withRole('packer'),
    bookkeeper: await withRole('bookkeeper'),
    support: await withRole('support'),
  }
  return { api, shopper, other, admin, demoted, staff }
}

/** The smallest picture there is: one grey pixel. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
)

export function imageForm(bytes: Uint8Array<ArrayBuffer>, name = 'pixel.png'): FormData {
  const form = new FormData()
  form.set('image', new Blob([bytes]), name)
  return form
}

/** The token of somebody who may make the call. */
export function goodToken({ shopper, admin }: World, name: CallName): string | undefined {
  const { access }: Call = calls[name]
  if (access === 'anyone' || access === 'Stripe') return undefined
  if (access === 'verified sign-in') return shopper.idToken
  return access === 'admin' ? admin.token : shopper.token
}

/** What a good request is answered: closing the account is refused while an order is under way, so that the shopper stays. */
export const goodStatus = (name: CallName): number => (name === 'closeAccount' ? 409 : 200)

const own = ({ shopper }: World) => ({ email: shopper.email })
const order = async (world: World) => {
  const { api, shopper } = world
  return { id: await anOrder(api, shopper, await aProduct(api)) }
}
/** Unpaid, and carried by no rate. */
const freightOrder = async (world: World, state: 'asked' | 'set') => {
  const params = await order(world)
  await world.api.shop.orders.change(params.id, world.api.shop.now(), (unpaid) => ({
    ...unpaid,
    address: { name: 'Kari', line1: 'Storgata 1', postalCode: '0155', city: 'Oslo', country: 'NO' },
    freight: { state },
  }))
  return params
}
const paidOrder = async (world: World) => {
  const { api, shopper } = world
  return { id: await aPaidOrder(api, shopper, await aProduct(api)) }
}
const orderToCancel = async (world: World) => {
  const params = await paidOrder(world)
  await call(world.api, 'requestCancellation', { params, body: {}, token: world.shopper.token })
  return params
}
const shippedOrder = async ({ api, shopper, admin }: World) => {
  const productId = await aProduct(api)
  const params = { id: await aPaidOrder(api, shopper, productId) }
  await call(api, 'shipOrder', { params, body: { shipped: true }, token: admin.token })
  return {
    params,
    body: { key: randomUUID(), lines: [{ productId, quantity: 1, reason: 'damaged' as const }] },
  }
}
const address = async ({ api, shopper }: World) => ({
  id: (await call(api, 'addAddress', { body: exampleOf('addAddress').body, token: shopper.token })).body
    .insertedId,
})
const phoned = async (world: World) => ({
  lines: [{ productId: (await product(world)).id, quantity: 4 }],
  address: exampleOf('addAddress').body,
})
const product = async ({ api }: World) => ({ id: await aProduct(api) })
const boughtProduct = async ({ api, shopper }: World) => {
  const productId = await aProduct(api)
  await aPaidOrder(api, shopper, productId)
  return productId
}
const review = async ({ api, shopper }: World) => {
  const { email, token } = shopper
  const body = { email, rating: 5, review: 'Very good dowels' }
  return { id: (await call(api, 'addReview', { body, token })).body.insertedId }
}
const newImport = { fileName: 'products.csv', rows: 10, setStock: false }
const importRows = [{ row: 2, cells: { sku: 'NO-SUCH-SKU', price: '2.5' } }]
const importChunk = async ({ api, admin: { token } }: World) => {
  const body = { ...newImport, key: randomUUID() }
  const { insertedId: id } = (await call(api, 'startImport', { body, token })).body
  const params = { id, chunk: '0' }
  await call(api, 'rehearseImportChunk', { params, body: { rows: importRows }, token })
  return params
}
const message = async (world: World) => {
  const body = { ...own(world), message: 'Hello' }
  return { id: (await call(world.api, 'sendMessage', { body })).body.insertedId }
}
const freshPerson = async ({ api }: World) => ({ email: (await signUp(api, 'somebody')).email })

/** A good request for every call, with what it needs made anew; where it matters whose, it is the shopper's. */
export const requests: Record<CallName, (world: World) => Promise<CallParts>> = {
  listProducts: async () => ({}),
  listAllProducts: async () => ({ query: { drafts: 'true' } }),
  addProduct: async () => ({
    body: { ...exampleOf('addProduct').body, sku: `SKU-${randomUUID()}`.slice(0, 40) },
  }),
  getProduct: async (world) => ({ params: await product(world) }),
  changeStock: async (world) => ({
    params: await product(world),
    body: { availableQuantity: 0, quantity: 2 },
  }),
  changeProduct: async (world) => ({ params: await product(world), body: { price: 3.5 } }),
  deleteProduct: async (world) => ({ params: await product(world) }),
  getStockLevels: async (world) => ({ query: { products: (await product(world)).id } }),
  askForNotice: async (world) => ({
    params: {
      id: await aProduct(world.api, { availableQuantity: 0, supply: { kind: 'backorder', incoming: [] } }),
    },
    body: own(world),
  }),
  bookStock: async (world) => ({
    params: await product(world),
    body: { kind: 'received', quantity: 5, key: randomUUID() },
  }),
  listStockMovements: async (world) => ({ params: await product(world) }),

  listImports: async () => ({}),
  startImport: async () => ({ body: { ...newImport, key: randomUUID() } }),
  getImport: async (world) => ({ params: { id: (await importChunk(world)).id } }),
  getImportChunk: async (world) => ({ params: await importChunk(world) }),
  rehearseImportChunk: async (world) => ({ params: await importChunk(world), body: { rows: importRows } }),
  moveImportChunk: async (world) => ({ params: await importChunk(world), body: { to: 'applied' } }),

  browseCatalog: async () => ({ query: { q: 'oak dowels', category: 'Other', sort: 'price' } }),
  getCatalogProduct: async (world) => ({ params: await product(world) }),
  getSearchSettings: async () => ({}),
  saveSearchSettings: async () => ({ body: { synonyms: [{ typed: 'broom handle', means: 'dowel' }] } }),

  getCart: async () => ({}),
  replaceCart: async (world) => ({
    body: { lines: [{ productId: (await product(world)).id, quantity: 4 }] },
  }),
  priceCart: async (world) => ({
    body: { lines: [{ productId: (await product(world)).id, quantity: 4 }] },
  }),
  parseOrderList: async () => ({ body: { text: 'OAK-DOWELS 4' } }),

  orderCart: async ({ api, shopper, other, admin, demoted, staff }) => {
    const productId = await aProduct(api)
    // Everybody orders their own cart.
    for (const person of [shopper, other, admin, demoted, ...Object.values(staff)])
      await fillCart(api, person, [{ productId, quantity: 4 }])
    return { body: { key: randomUUID() } }
  },
  draftOrder: async (world) => ({ params: own(world), body: await phoned(world) }),
  orderForBuyer: async (world) => ({
    params: own(world),
    body: { ...(await phoned(world)), key: randomUUID(), rateId: byAgreementId, price: 50 },
  }),
  listAddresses: async () => ({}),
  addAddress: async () => ({ body: exampleOf('addAddress').body }),
  changeAddress: async (world) => ({ params: await address(world), body: exampleOf('changeAddress').body }),
  deleteAddress: async (world) => ({ params: await address(world) }),
  getDeliverySettings: async () => ({}),
  saveDeliverySettings: async () => ({ body: { zones: [] } }),
  quoteDelivery: async (world) => ({
    body: { country: 'NO', lines: [{ productId: (await product(world)).id, quantity: 4 }] },
  }),
  checkTaxNumber: async () => ({ body: { number: 'DE136695976', country: 'DE' } }),
  listConsumerTaxes: async () => ({}),
  getTaxSettings: async () => ({}),
  // Without rates nothing is taxed, so that the other calls go on as they are.
  saveTaxSettings: async () => ({ body: { seller: { country: 'NO', registrations: [] }, rates: [] } }),
  placeOrder: async ({ api, shopper }) => {
    const productId = await aProduct(api)
    const holdId = await aHold(api, shopper, productId)
    return { body: { ...(await orderBody(api, shopper, productId)), holdId } }
  },
  listOrders: async () => ({}),
  countOrders: async () => ({}),
  getOrder: async (world) => ({ params: await order(world) }),
  deleteOrder: async (world) => ({ params: await order(world) }),
  changeDelivery: async (world) => ({
    params: await order(world),
    body: { address: exampleOf('addAddress').body },
  }),
  setFreight: async (world) => ({ params: await freightOrder(world, 'asked'), body: { price: 12 } }),
  acceptFreight: async (world) => {
    const params = await freightOrder(world, 'set')
    const { total } = (await world.api.shop.orders.find(params.id)) ?? { total: 0 }
    return { params, body: { price: total / 100 } }
  },
  askForDifference: async (world) => {
    const params = await paidOrder(world)
    const costWithAddress = { shippingTotal: 2_400, taxTotal: 0, total: 7_400 }
    await world.api.shop.orders.change(params.id, world.api.shop.now(), (paid) => ({
      ...paid,
      costWithAddress,
    }))
    return { params }
  },
  noteOrder: async (world) => ({
    params: await order(world),
    body: { key: randomUUID(), text: 'Rings before eight', tags: ['phone'] },
  }),
  shipOrder: async (world) => ({ params: await paidOrder(world), body: { shipped: true } }),
  startPacking: async (world) => ({ params: await paidOrder(world) }),
  cancelLines: async (world) => {
    const { api, shopper } = world
    const productId = await aProduct(api)
    const id = await aPaidOrder(api, shopper, productId)
    return { params: { id }, body: { key: randomUUID(), lines: [{ productId, quantity: 1 }] } }
  },
  sendShipment: async (world) => ({ params: await paidOrder(world), body: { key: randomUUID() } }),
  undoOneShipment: async (world) => {
    const { id } = await paidOrder(world)
    const key = randomUUID()
    await call(world.api, 'sendShipment', { params: { id }, body: { key }, token: world.admin.token })
    return { params: { id, shipmentId: key } }
  },
  undoShipment: async (world) => {
    const params = await paidOrder(world)
    await call(world.api, 'shipOrder', { params, body: { shipped: true }, token: world.admin.token })
    return { params }
  },
  reportPayment: async (world) => {
    const params = await order(world)
    const transactionId = await anIntent(world.api, world.shopper, params.id)
    await payByCard(world.api, transactionId)
    return { params, body: { order: params.id, transactionId } }
  },
  refundOrder: async (world) => ({
    params: await paidOrder(world),
    body: { restock: false, reason: 'Split', key: randomUUID() },
  }),
  requestReturn: shippedOrder,
  listReturns: async () => ({ query: { state: 'requested' } }),
  moveReturn: async (world) => {
    const parts = { ...(await shippedOrder(world)), token: world.shopper.token }
    const id = (await call(world.api, 'requestReturn', parts)).body.insertedId
    return { params: { id }, body: { state: 'accepted' } }
  },
  requestCancellation: async (world) => ({ params: await paidOrder(world), body: { reason: 'Too late' } }),
  withdrawCancellation: async (world) => ({ params: await orderToCancel(world) }),
  decideCancellation: async (world) => ({
    params: await orderToCancel(world),
    body: { granted: true, key: randomUUID() },
  }),
  getInvoices: async (world) => ({ params: await paidOrder(world) }),
  listOwnOrders: async (world) => ({ query: own(world) }),

  createPaymentIntent: async (world) => ({ body: { price: 50, orderId: (await order(world)).id } }),
  listCards: async () => ({}),
  deleteCard: async ({ api, shopper }) => ({ params: { id: await aSavedCard(api, shopper) } }),
  stripeWebhook: async () => ({ raw: { body: '{}', type: 'application/json', signature: 't=1,v1=0' } }),
  listPaymentAlerts: async () => ({}),
  resolvePaymentAlert: async ({ api }) => {
    const id = randomUUID()
    const entry = {
      kind: 'dispute',
      amount: 100,
      currency: 'usd',
      message: 'A dispute',
      createdAt: new Date(),
    }
    await api.db
      .collection('attention')
      .doc(id)
      .set({ ...entry, resolved: false })
    return { params: { id }, body: { resolved: true } }
  },

  listReviews: async () => ({}),
  addReview: async (world) => ({
    body: { ...own(world), rating: 5, review: 'Very good dowels', productId: await boughtProduct(world) },
  }),
  listProductReviews: async (world) => ({ params: await product(world) }),
  getOwnReview: async (world) => ({ params: await product(world) }),
  listReviewsToModerate: async () => ({ query: { show: 'hidden' } }),
  moderateReview: async (world) => ({
    params: await review(world),
    body: { hidden: true, reason: 'Insults another customer' },
  }),

  mintToken: async (world) => ({ params: own(world), body: own(world) }),
  listUsers: async () => ({}),
  isAdmin: async (world) => ({ params: own(world) }),
  promote: async (world) => ({ params: await freshPerson(world) }),
  giveRole: async (world) => ({ params: await freshPerson(world), body: { role: 'packer' } }),
  demote: async (world) => {
    const params = await freshPerson(world)
    await call(world.api, 'promote', { params, token: world.admin.token })
    return { params }
  },
  getProfile: async (world) => ({ query: own(world) }),
  changeProfile: async (world) => ({ params: own(world), body: { ...own(world), name: 'New name' } }),
  getPerson: async (world) => ({ params: own(world) }),
  notePerson: async (world) => ({ params: own(world), body: { key: randomUUID(), text: 'Pays on time' } }),
  getOwnData: async () => ({}),
  closeAccount: async (world) => {
    await order(world)
    return { body: own(world) }
  },

  sendMessage: async (world) => ({ body: { ...own(world), message: 'Hello' } }),
  listMessages: async () => ({}),
  markMessage: async (world) => ({ params: await message(world), body: { read: true } }),
  deleteMessage: async (world) => ({ params: await message(world), body: { reason: 'Spam' } }),

  replyToMessage: async (world) => ({
    params: await message(world),
    body: { key: randomUUID(), text: 'Yes, we ship to Norway.' },
  }),

  listMails: async () => ({ query: { state: 'PENDING' } }),
  resendMail: async (world) => {
    // One about money, because those about unpaid orders are limited.
    const { id: orderId } = await paidOrder(world)
    const id = `${orderId}-payment_received`
    const info = { messageId: `<${id}@wood-master.test>`, accepted: [], rejected: [], response: '250 OK' }
    await world.api.shop.outbox.change(id, (mail) => delivered(mail, info, world.api.shop.now()))
    return { params: { id } }
  },
  getLegalPages: async () => ({}),
  saveLegalPages: async () => ({ body: { ...exampleOf('saveLegalPages').body, version: undefined } }),
  getMailSettings: async () => ({}),
  // What the other tests' mails look like stays as it is.
  saveMailSettings: async () => ({ body: { recipients: [], off: [] } }),

  uploadImage: async () => ({ raw: { body: imageForm(new Uint8Array(onePixel)) } }),
  getSettings: async () => ({}),
  getWaitingCounts: async () => ({}),
  getOverview: async () => ({}),
  getHealth: async () => ({}),
  getOpenApi: async () => ({}),
  reportVisit: async () => ({ body: { page: 'home', lcp: 900 } }),
}
