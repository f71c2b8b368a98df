import { unitsReturned, unitsSent } from '@wood-master/contract/return-units'
import { expect } from 'vitest'
import { canMove, isPaid, type Order, unitsOf } from '../../src/domain/orders/order.ts'
import { isTaken, isUnderWay } from '../../src/domain/orders/refund.ts'
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
import { expectSame } from './expect-same.ts'
import { expectOneMailEach } from './mail-invariants.ts'
import { type Moment, orderId, productIds, unitsAtStart, type World } from './world.ts'

/** Units of the order's product that are neither in stock nor put back into it. */
function unitsOut(order: Order | undefined, productId: string): number {
  if (!order || order.state === 'expired') return 0
  const of = (lines: readonly { productId: string; quantity: number }[]) =>
    unitsOf(lines.filter((line) => line.productId === productId))
  const back = order.refunds.filter((refund) => refund.restocked)
  const refunded = back.reduce((sum, refund) => sum + of(restockedLines(order, refund)), 0)
  const replaced = order.shipments.filter(({ returnId }) => returnId).flatMap(({ lines }) => lines)
  return of(order.lines) - refunded + of(replaced) - cameBack(order, productId).restocked
}

/** Pieces of a product that returns brought back. */
function cameBack({ returns }: Order, productId: string): { restocked: number; scrapped: number } {
  const lines = returns.flatMap((one) => one.lines).filter((line) => line.productId === productId)
  const sum = (of: 'restocked' | 'scrapped') => lines.reduce((total, line) => total + (line[of] ?? 0), 0)
  return { restocked: sum('restocked'), scrapped: sum('scrapped') }
}

/** No unit is in two places, and none is nowhere. */
function expectUnitsAccountedFor(order: Order): void {
  const toShip = new Map(unitsToShip(order).map(({ productId, quantity }) => [productId, quantity]))
  for (const { productId, quantity } of order.lines) {
    const [sent, left] = [unitsShipped(order, productId), toShip.get(productId) ?? 0]
    const back = unitsRestocked(order, productId)
    expectSame(sent + left + back <= quantity, true, 'no unit is sent, to be sent or in stock twice')
    const cancelled = order.refunds
      .filter(({ returnId, state, restocked }) => !returnId && (restocked || state !== 'failed'))
      .map((refund) => [refund.lines ?? [], refund.restock ? restockedLines(order, refund) : []])
      .map((both) => Math.max(...both.map((lines) => unitsIn(lines, productId))))
      .reduce((sum, units) => sum + units, 0)
    // A refund may be for pieces that were sent, once nothing is left to send.
    expectSame(
      sent + left + Math.min(cancelled, quantity - sent),
      quantity,
      'bought = shipped + to send + cancelled',
    )
    const [gone, returned] = [unitsSent(order.shipments, productId), unitsReturned(order.returns, productId)]
    expectSame(gone >= returned, true, 'shipped = kept + returned')
    expectSame(returned === 0 || sent >= returned, true, 'only what was shipped is returned')
    expectSame(unitsRefunded(order, productId) <= quantity, true, 'no unit is refunded twice')
  }
  // What a refund takes out of an order is here until Stripe took it.
  const refunds = order.refunds.filter((refund) => !isUnderWay(refund))
  const isAllSent = order.shipments.length > 0 && unitsToShip({ ...order, refunds }).length === 0
  if (order.state !== 'refunded')
    expectSame(order.state === 'shipped', isAllSent, 'all is sent when it says so')
}

const unitsIn = (lines: readonly { productId: string; quantity: number }[], productId: string) =>
  unitsOf(lines.filter((line) => line.productId === productId))

/** A return is closed with money exactly when its refund was made, with a replacement exactly when that left. */
function expectReturnsSettled(order: Order): void {
  for (const one of order.returns) {
    const refunds = order.refunds.filter(({ returnId }) => returnId === one.id)
    const left = order.shipments.filter(({ returnId }) => returnId === one.id)
    const units = one.lines.reduce((sum, { restocked = 0, scrapped = 0 }) => sum + restocked + scrapped, 0)
    const taken = refunds.filter(isTaken)
    expectSame(taken.length, one.outcome === 'refund' ? 1 : 0, 'a return is refunded once, and then closed')
    for (const { lines = [] } of taken) expectSame(unitsOf(lines), units, 'refunded = came back')
    expectSame(left.length, one.outcome === 'replacement' ? 1 : 0, 'a return is replaced once')
    for (const { lines } of left)
      expectSame(unitsOf(lines) > 0 && unitsOf(lines) <= units, true, 'no more is replaced than came back')
  }
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
    expectSame(inStock + unitsOut(order, productId), unitsAtStart, 'units are conserved')
    const ofProduct = movements.filter(([, movement]) => movement.productId === productId)
    const sum = ofProduct.reduce((total, [, { delta }]) => total + Number(delta), 0)
    expectSame(sum, inStock, 'the movements add up to the stock')
    const { restocked, scrapped } = order ? cameBack(order, productId) : { restocked: 0, scrapped: 0 }
    const moved = (kind: string) =>
      ofProduct.reduce((total, [, one]) => total + (one.kind === kind ? Number(one.delta) : 0), 0)
    expectSame(moved('returned'), restocked + scrapped, 'the ledger names what came back')
    expectSame(moved('scrapped') + scrapped, 0, 'the ledger names what was scrapped')
  }
  expectSame(products > 0, true, 'there is a product')
  expectOneMailEach(db.documents, order)
  if (order && isPaid(order)) {
    const intent = stripe.memory.intents[order.transactionId ?? '']
    expectSame(intent?.status, 'succeeded', 'only money pays')
    expectSame(intent?.amount, order.total, 'what was paid is what the order costs')
    const received = order.payments.filter(({ state }) => state === 'received')
    const moneys = received.map(({ id, amount }) => `${id} ${amount}`)
    expectSame(moneys.join(), `${order.transactionId} ${order.total}`, 'one payment pays')
    const paid = received.reduce((total, { amount }) => total + amount, 0)
    const refunded = order.refunds.filter(isTaken).reduce((total, { amount }) => total + amount, 0)
    expectSame(paid, order.total - order.due, 'received = due + refunded, and what the shop keeps')
    expectSame(order.refundedTotal, refunded, 'what went back is what refunds say')
    expectSame(refunded <= paid, true, 'no more went back than came')
    expectUnitsAccountedFor(order)
    expectReturnsSettled(order)
    const isAll = order.refunds.some(({ id, lines, state }) => id === 'all' && !lines && state !== 'failed')
    expectSame(isAll && order.shipments.length > 0, false, 'who gets all money back got no parcel')
  }
  const payable = Object.values(stripe.memory.intents).filter(
    ({ id, status }) => status === 'open' && world.secrets.includes(`${id}_secret`),
  )
  if (!order || order.state === 'expired') {
    expectSame(stripe.memory.intents.pi_0?.status, 'canceled', 'units go back only when Stripe agreed')
    expectSame(payable.length, 0, 'nobody can pay an order that is gone')
  }
  const was = before.documents.get(`orders/${orderId}`)?.state
  const paidBefore = was !== undefined && was !== 'unpaid'
  if (order && paidBefore) {
    const total = before.documents.get(`orders/${orderId}`)?.total
    expectSame(order.total, total, 'the price of an order that is not unpaid stays')
  }
  if (order) {
    const { goodsTotal, shippingTotal, taxTotal, total } = order
    expectSame(goodsTotal + shippingTotal + taxTotal, total, 'the rows add up')
    if (order.state === 'unpaid') {
      for (const { amount } of payable) expectSame(amount, total, 'nobody can pay another price')
    }
  }
  if (order && was !== order.state) {
    const steps = canMove(was, order.state) || (canMove(was, 'paid') && canMove('paid', order.state))
    expectSame(steps, true, `${was} may become ${order.state}`)
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
  expectSame(kept[0]?.kept ?? 0, owed, 'the order is paid exactly when money is kept')
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
  const returns = order?.returns.map(({ state, outcome }) => ` with a return ${outcome ?? state}`) ?? []
  return `${order?.state ?? 'deleted'}${returned ? ' with money sent back' : ''}${returns.join('')}`
}
