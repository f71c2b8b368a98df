import { randomUUID } from 'node:crypto'
import { addProduct } from '../src/domain/catalog/change-product.ts'
import type { ProductDraft } from '../src/domain/catalog/product.ts'
import { call } from './call.ts'
import type { TestAccount } from './sign-in.ts'
import type { Api } from './start-api.ts'

/** A product in stock: 20 oak dowels at 12.50 dollars. */
export function aProduct(api: Api, draft: Partial<ProductDraft> = {}): Promise<string> {
  const dowels: ProductDraft = {
    name: 'Oak dowels',
    unitPrice: 1250,
    minQuantity: 5,
    availableQuantity: 20,
    description: 'Ten fluted dowels of European oak',
    img: 'https://images.wood-master.test/dowels.jpg',
  }
  const now = api.shop.now()
  return addProduct(api.shop, { ...dowels, ...draft }, { id: api.shop.newId(), now })
}

/** Holds units as the purchase page does. */
export async function aHold(api: Api, buyer: TestAccount, productId: string, quantity = 4): Promise<string> {
  const { body } = await call(api, 'changeStock', {
    params: { id: productId },
    body: { availableQuantity: 0, quantity },
    token: buyer.token,
  })
  expectId(body.holdId)
  return body.holdId
}

function expectId(id: string | undefined): asserts id is string {
  if (!id) throw new Error('a hold has an id')
}

/** Puts these lines into a person's cart, instead of what was there. */
export async function fillCart(
  api: Api,
  { token }: TestAccount,
  lines: { productId: string; quantity: number }[],
): Promise<void> {
  await call(api, 'replaceCart', { body: { lines }, token })
}

/** What the purchase page says when it turns its hold of the product into an order. */
export async function orderBody(
  api: Api,
  buyer: TestAccount,
  productId: string,
  quantity = 4,
): Promise<object> {
  const { body: product } = await call(api, 'getProduct', { params: { id: productId }, token: buyer.token })
  return {
    email: buyer.email,
    price: product.price * quantity,
    quantity,
    productName: product.name,
    img: product.img,
    paymentStatus: false,
  }
}

/** An unpaid order of the product. */
export async function anOrder(
  api: Api,
  buyer: TestAccount,
  productId: string,
  quantity = 4,
): Promise<string> {
  const holdId = await aHold(api, buyer, productId, quantity)
  const order = await orderBody(api, buyer, productId, quantity)
  const { body } = await call(api, 'placeOrder', { body: { ...order, holdId }, token: buyer.token })
  return body.insertedId
}

/** The intent's id behind the client secret that the payment page gets. */
export function anIntent(api: Api, buyer: TestAccount, orderId: string): Promise<string> {
  return intentOf(call(api, 'createPaymentIntent', { body: { price: 1, orderId }, token: buyer.token }))
}

/** The intent's id in the response. */
export async function intentOf(response: Promise<{ body: { clientSecret: string } }>): Promise<string> {
  const { body } = await response
  const [intentId] = body.clientSecret.split('_secret_')
  if (!intentId) throw new Error('a client secret starts with the id of its intent')
  return intentId
}

/** A card that the buyer saved: with an order that stays unpaid, because only the saving matters. */
export async function aSavedCard(api: Api, buyer: TestAccount, card = 'pm_card_visa'): Promise<string> {
  const orderId = await anOrder(api, buyer, await aProduct(api))
  const body = { price: 1, orderId, saveCard: true }
  const intentId = await intentOf(call(api, 'createPaymentIntent', { body, token: buyer.token }))
  const { customer } = await api.stripeSdk.paymentIntents.retrieve(intentId)
  const { id } = await api.stripeSdk.paymentMethods.attach(card, { customer: String(customer) })
  return id
}

/** What the card form does with Stripe in the browser. */
export async function payByCard(api: Api, intentId: string): Promise<void> {
  await api.stripeSdk.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' })
}

/** Where test orders go: with no zones kept, delivery is by agreement and costs nothing. */
export const somewhere = {
  name: 'Ada Oak',
  line1: 'Karl Johans gate 1',
  city: 'Oslo',
  postalCode: '0154',
  country: 'NO',
}

/** An unpaid order of several lines, as the check-out page places it. */
export async function aCartOrder(
  api: Api,
  buyer: TestAccount,
  lines: { productId: string; quantity: number }[],
  poNumber?: string,
): Promise<string> {
  await fillCart(api, buyer, lines)
  const body = { key: randomUUID(), poNumber, address: somewhere }
  return (await call(api, 'orderCart', { body, token: buyer.token })).body.insertedId
}

/** Pays an order and reports it, as the payment page does. */
export async function pay(api: Api, buyer: TestAccount, orderId: string): Promise<string> {
  const transactionId = await anIntent(api, buyer, orderId)
  await payByCard(api, transactionId)
  const body = { order: orderId, transactionId }
  await call(api, 'reportPayment', { params: { id: orderId }, body, token: buyer.token })
  return transactionId
}

/** An order that is paid, as the browser reports it. */
export async function aPaidOrder(
  api: Api,
  buyer: TestAccount,
  productId: string,
  quantity = 4,
): Promise<string> {
  const orderId = await anOrder(api, buyer, productId, quantity)
  await pay(api, buyer, orderId)
  return orderId
}
