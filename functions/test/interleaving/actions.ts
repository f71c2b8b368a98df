import { ShopError } from '../../src/domain/errors.ts'
import { changeOrder } from '../../src/domain/orders/order-rules.ts'
import { requestReturn } from '../../src/domain/orders/request-return.ts'
import { notShipped, shipped, withShipment } from '../../src/domain/orders/ship-order.ts'
import { changeDelivery } from '../../src/domain/payments/change-delivery.ts'
import { deleteOrder, expireOrders } from '../../src/domain/payments/close-order.ts'
import { handleEvent } from '../../src/domain/payments/handle-event.ts'
import { reportPayment } from '../../src/domain/payments/report-payment.ts'
import { startPayment } from '../../src/domain/payments/start-payment.ts'
import { cancelLines } from '../../src/domain/refunds/cancel-lines.ts'
import { refundOrder } from '../../src/domain/refunds/refund-order.ts'
import { moveReturn } from '../../src/domain/refunds/settle-return.ts'
import { buyer, northernAddress, orderId, type World } from './world.ts'

const hour = 3_600_000

/** What can happen to one order, in any order. What the shop does not allow is an action that changes nothing. */
export const actions = {
  confirm: async ({ stripe }: World) => stripe.confirm('pi_0'),
  patch: ({ shop, now }: World) => reportPayment(shop, { orderId, intentId: 'pi_0', caller: buyer, now }),
  webhook: (world: World) => deliver(world),
  webhookAgain: async (world: World) => {
    await deliver(world)
    for (const event of world.stripe.memory.delivered.slice()) await handleEvent(world.shop, event, world.now)
  },
  delete: ({ shop, now }: World) => deleteOrder(shop, orderId, buyer, now),
  expiry: async (world: World) => {
    world.now = new Date(world.now.getTime() + 73 * hour)
    await expireOrders(world.shop, world.now)
  },
  ship: ({ shop, now }: World) => changeOrder(shop, orderId, now, (order) => shipped(order, { now })),
  refund: ({ shop, now }: World) =>
    refundOrder(shop, { orderId, key: 'the-refund', restock: true, reason: 'Split', by: 'admin', now }),
} satisfies Record<string, (world: World) => Promise<unknown>>

/**
 * What changes an order's price. The payment page may then open again, and whatever intent that page was given may be
 * paid, also after a further change.
 */
export const repricing = {
  deliver: ({ shop, now }: World) =>
    changeDelivery(shop, {
      orderId,
      choice: { address: northernAddress, rateId: 'parcel' },
      caller: buyer,
      now,
    }),
  deliverByPallet: ({ shop, now }: World) =>
    changeDelivery(shop, {
      orderId,
      choice: { address: northernAddress, rateId: 'pallet' },
      caller: buyer,
      now,
    }),
  reopen: async (world: World) => {
    world.secrets.push(await startPayment(world.shop, orderId, buyer, world.now))
  },
  confirmReopened: async ({ stripe, secrets }: World) => {
    // The first page is the one that `confirm` pays on.
    for (const secret of secrets.slice(1)) stripe.confirm(secret.replace('_secret', ''))
  },
} satisfies Record<string, (world: World) => Promise<unknown>>

/** The buyer cancels so many dowels. */
const cancels = (key: string, quantity: number) => {
  const lines = [{ productId: 'dowels', quantity }]
  return ({ shop, now }: World) => cancelLines(shop, orderId, { key, lines, caller: buyer, now })
}

/** Where the order was opened alone, all of it. */
export const cancelAll = cancels('all', 4)

/** A payment, and what is sent of the order in parts, taken back and refunded in between. */
export const inParts = {
  confirm: actions.confirm,
  webhook: actions.webhook,
  sendPart: ({ shop, now }: World) =>
    changeOrder(shop, orderId, now, (order) =>
      withShipment(order, { key: 'part', lines: [{ productId: 'dowels', quantity: 3 }], now }),
    ),
  sendRest: ({ shop, now }: World) => changeOrder(shop, orderId, now, (order) => shipped(order, { now })),
  undo: ({ shop, now }: World) =>
    changeOrder(shop, orderId, now, (order) => notShipped(order, { by: 'admin', now })),
  undoPart: ({ shop, now }: World) =>
    changeOrder(shop, orderId, now, (order) => notShipped(order, { shipmentId: 'part', by: 'admin', now })),
  refundLine: ({ shop, now }: World) => {
    const lines = [{ productId: 'dowels', quantity: 1, restock: true }]
    return refundOrder(shop, {
      orderId,
      key: 'line',
      lines,
      restock: true,
      reason: 'Split',
      by: 'admin',
      now,
    })
  },
  cancelLine: cancels('cancelled', 1),
  refundBroken: ({ shop, now }: World) => {
    const lines = [{ productId: 'dowels', quantity: 1 }]
    return refundOrder(shop, {
      orderId,
      key: 'broken',
      lines,
      restock: false,
      reason: 'Split',
      by: 'admin',
      now,
    })
  },
} satisfies Record<string, (world: World) => Promise<unknown>>

const theReturn = `${orderId}-r1`
const moved = (move: Parameters<typeof moveReturn>[2]) => (world: World) =>
  moveReturn(world.shop, theReturn, move, { by: 'admin', now: world.now })

/** What becomes of an order that was paid: sent in parts, taken back, refunded by line, and returned. */
export const inReturns = {
  sendPart: inParts.sendPart,
  sendRest: inParts.sendRest,
  undoPart: inParts.undoPart,
  ask: ({ shop, now }: World) =>
    requestReturn(shop, orderId, {
      key: 'return',
      lines: [{ productId: 'dowels', quantity: 2, reason: 'damaged' }],
      caller: buyer,
      now,
    }),
  accept: moved({ state: 'accepted' }),
  receive: moved({ state: 'received', lines: [{ productId: 'dowels', restocked: 1, scrapped: 1 }] }),
  refundReturn: moved({ state: 'closed', outcome: 'refund' }),
  replace: moved({ state: 'closed', outcome: 'replacement' }),
  refundLine: inParts.refundLine,
} satisfies Record<string, (world: World) => Promise<unknown>>

/** A payment page that opens and is paid on at once. */
export async function openAndPay(world: World): Promise<void> {
  const { shop, stripe, secrets, now } = world
  const secret = await startPayment(shop, orderId, buyer, now)
  secrets.push(secret)
  stripe.confirm(secret.replace('_secret', ''))
}

export type ActionName = keyof typeof actions
export const actionNames = Object.keys(actions) as ActionName[]

/** Actions that ask Stripe something, so that its faults matter. */
export const asksStripe: ReadonlySet<string> = new Set([
  'patch',
  'webhook',
  'webhookAgain',
  'delete',
  'expiry',
  'refund',
  'refundLine',
  'refundReturn',
  'refundBroken',
  'cancelLine',
  'deliver',
  'deliverByPallet',
  'reopen',
])

/** An intent that was made for this order, forgotten when the server fell over, and is paid nevertheless. */
export async function stray(world: World): Promise<void> {
  const { stripe } = world
  if (stripe.memory.keys.stray === undefined) {
    const intent = { amount: 5000, currency: 'usd', orderId, uid: buyer.uid }
    stripe.memory.intents.pi_stray = {
      ...intent,
      id: 'pi_stray',
      status: 'open',
      refunded: 0,
      createdAt: new Date('2026-01-05T11:00:00Z'),
    }
    stripe.memory.keys.stray = 'pi_stray'
  }
  stripe.confirm('pi_stray')
}

/** Delivers what waits, one by one; an event that the shop fails on waits on. */
export async function deliver({ shop, stripe, now }: World): Promise<void> {
  for (const event of stripe.memory.waiting.slice()) {
    await handleEvent(shop, event, now)
    stripe.memory.waiting = stripe.memory.waiting.filter((waiting) => waiting.id !== event.id)
    stripe.memory.delivered.push(event)
  }
}

/** Does an action; an error that the shop expects is an outcome, anything else is a mistake. */
export async function attempt(action: () => Promise<unknown>): Promise<void> {
  try {
    await action()
  } catch (error) {
    if (!(error instanceof ShopError) || error.code === 'busy') throw error
  }
}
