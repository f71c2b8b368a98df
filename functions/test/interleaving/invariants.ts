import { expect } from 'vitest'
import { canMove, isPaid, type Order, unitsOf } from '../../src/domain/orders/order.ts'
import {
  restockedLines,
  unitsRefunded,
  unitsRestocked,
  unitsShipped,
  unitsToShip,
} from '../../src/domain/orders/refund-lines.ts'
import { expireOrders } from '../../src/domain/payments/close-order.ts'
import { checkPayments } from '../../src/domain/reconciliation/check-payments.ts'
import { finishRefunds } from '../../src/domain/refunds/refund-order.ts'
import { deliver } from './actions.ts'
import { expectOneMailEach } from './mail-invariants.ts'
import { type Moment, orderId, productIds, unitsAtStart, type World } from './world.ts'

/** Units of the order's product that are neither in stock nor put back into it. */
function unitsOut(order: Order | undefined, productId: string): number {
  if (!order || order.state === 'expired') return 0
  const of = (lines: readonly { productId: string; quantity: number }[]) =>
    unitsOf(lines.filter((line) => line.productId === productId))
  const back = order.refunds.filter((refund) => refund.restocked)
  return of(order.lines) - back.reduce((sum, refund) => sum + of(restockedLines(order, refund)), 0)
}

/** No unit is in two places, and none is nowhere. */
function expectUnitsAccountedFor(order: Order): void {
  const toShip = new Map(unitsToShip(order).map(({ productId, quantity }) => [productId, quantity]))
  for (const { productId, quantity } of order.lines) {
    const [sent, left] = [unitsShipped(order, productId), toShip.get(productId) ?? 0]
    const back = unitsRestocked(order, productId)
    expect(sent + left + back, 'no unit is sent, to be sent or in stock twice').toBeLessThanOrEqual(quantity)
    const lost = unitsRefunded(order, productId)
    expect(sent + left + back + lost, 'bought = shipped + to send + cancelled').toBeGreaterThanOrEqual(
      quantity,
    )
  }
  const isAllSent = order.shipments.length > 0 && toShip.size === 0
  if (order.state !== 'refunded')
    expect(order.state === 'shipped', 'all is sent when it says so').toBe(isAllSent)
}

/** What must hold after every single action. */
export async function expectSound(world: World, before: Moment): Promise<void> {
  const { shop, db, stripe } = world
  const order = await shop.orders.find(orderId)
  const movements = [...db.documents].filter(([path]) => path.startsWith('movements/'))
  let products = 0
  for (const productId of productIds) {
    const product = await shop.products.find(productId)
    if (!product) continue
    products++
    const inStock = product.availableQuantity
    expect(inStock + unitsOut(order, productId), 'units are conserved').toBe(unitsAtStart)
    const ofProduct = movements.filter(([, movement]) => movement.productId === productId)
    const sum = ofProduct.reduce((total, [, { delta }]) => total + Number(delta), 0)
    expect(sum, 'the movements add up to the stock').toBe(inStock)
  }
  expect(products).toBeGreaterThan(0)
  expectOneMailEach(db.documents, order)
  if (order && isPaid(order)) {
    const intent = stripe.memory.intents[order.transactionId ?? '']
    expect(intent?.status, 'only money pays').toBe('succeeded')
    expect(intent?.amount, 'what was paid is what the order costs').toBe(order.total)
    const received = order.payments.filter(({ state }) => state === 'received')
    expect(received.map(({ id, amount }) => [id, amount])).toEqual([[order.transactionId, order.total]])
    expectUnitsAccountedFor(order)
  }
  const payable = Object.values(stripe.memory.intents).filter(
    ({ id, status }) => status === 'open' && world.secrets.includes(`${id}_secret`),
  )
  if (!order || order.state === 'expired') {
    expect(stripe.memory.intents.pi_0?.status, 'units go back only when Stripe agreed').toBe('canceled')
    expect(payable, 'nobody can pay an order that is gone').toEqual([])
  }
  const was = before.documents.get(`orders/${orderId}`)?.state
  const paidBefore = was !== undefined && was !== 'unpaid'
  if (order && paidBefore) {
    const total = before.documents.get(`orders/${orderId}`)?.total
    expect(order.total, 'the price of an order that is not unpaid stays').toBe(total)
  }
  if (order) {
    const { goodsTotal, shippingTotal, taxTotal, total } = order
    expect(goodsTotal + shippingTotal + taxTotal, 'the rows add up').toBe(total)
    if (order.state === 'unpaid') {
      for (const { amount } of payable) expect(amount, 'nobody can pay another price').toBe(total)
    }
  }
  if (order && was !== order.state) {
    expect(canMove(was, order.state), `${was} may become ${order.state}`).toBe(true)
  }
}

/** Waits until Stripe and the shop have told each other everything. */
export async function settleDown(world: World): Promise<void> {
  const { shop, stripe } = world
  stripe.fault = 'none'
  world.now = new Date(world.now.getTime() + 5 * 60_000)
  await deliver(world)
  await expireOrders(shop, world.now)
  await finishRefunds(shop, world.now)
  await deliver(world)
}

/** What must hold once everything was told: the order is paid exactly when money is kept, and it is kept at most once. */
export async function expectSettled(world: World): Promise<void> {
  const { shop, stripe } = world
  const order = await shop.orders.find(orderId)
  const kept = Object.values(stripe.memory.intents)
    .filter(({ status }) => status === 'succeeded')
    .map(({ id, amount, refunded }) => ({ id, kept: amount - refunded }))
    .filter((money) => money.kept > 0)
  expect(kept.length, 'money is kept at most once').toBeLessThanOrEqual(1)
  const owed = order && isPaid(order) ? order.total - order.refundedTotal : 0
  expect(kept[0]?.kept ?? 0, 'the order is paid exactly when money is kept').toBe(owed)
  if (order && owed > 0) expect(kept[0]?.id).toBe(order.transactionId)
  const wrong = [...world.db.documents].filter(([, { kind }]) => kind === 'payment_mismatch')
  const strays = stripe.memory.keys.stray !== undefined
  if (!strays) expect(wrong, 'nobody paid another price than the order had').toEqual([])
  expect(order?.closing, 'no closing is left open').toBeUndefined()
  const check = await checkPayments(shop, new Date(world.now.getTime() + 3_600_000))
  const left = check.differences.filter(({ kind }) => kind !== 'stray_intent')
  expect(left, 'the check finds nothing').toEqual([])
}

/** How things stand, in a few words, so that a reader sees what was covered. */
export async function endingOf({ shop, stripe }: World): Promise<string> {
  const order = await shop.orders.find(orderId)
  const returned = Object.values(stripe.memory.refunds)
    .flat()
    .some((refund) => refund.key?.startsWith('late-'))
  return `${order?.state ?? 'deleted'}${returned ? ' with money sent back' : ''}`
}
