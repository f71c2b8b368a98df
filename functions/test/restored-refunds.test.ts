import { beforeEach, expect, it } from 'vitest'
import { changeOrder } from '../src/domain/orders/order-rules.ts'
import { settleWithRefunds } from '../src/domain/payments/settle-payment.ts'
import { finishRefunds } from '../src/domain/refunds/refund-order.ts'
import { inReturns } from './interleaving/actions.ts'
import { orderId, World } from './interleaving/world.ts'

const returnKey = `return-${orderId}-r1`
const { sendPart, ask, accept, receive, refundReturn, replace } = inReturns
let world: World

/** A return is refunded, and the database loses what came after these steps. */
async function lostAfter(...steps: ((world: World) => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) await step(world)
  const { documents } = world.db
  for (const step of [sendPart, ask, accept, receive].slice(steps.length)) await step(world)
  await refundReturn(world)
  world.db.documents = documents
}

const resync = async () => {
  const [intent] = await world.stripe.allIntents()
  if (intent) await settleWithRefunds(world.shop, { intent, orderId, now: world.now })
}
const laterOn = () => new Date(world.now.getTime() + 3_600_000)

async function expectOneRefund(): Promise<void> {
  const order = await world.shop.orders.find(orderId)
  expect(order?.refunds).toMatchObject([{ id: returnKey, amount: 2500, state: 'succeeded' }])
  expect(order).toMatchObject({ refundedTotal: 2500, returns: [{ state: 'closed', outcome: 'refund' }] })
  expect(world.stripe.memory.refunds.pi_0).toHaveLength(1)
  expect(await finishRefunds(world.shop, laterOn())).toBe(0)
  expect(await world.shop.refunds.underWay(laterOn(), 10)).toEqual([])
}

beforeEach(async () => {
  world = new World()
  await world.openPaid()
})

it('a refund that the database lost is the same again, and its return is settled', async () => {
  await lostAfter(sendPart, ask, accept, receive)
  await resync()
  await expectOneRefund()
  expect(await refundReturn(world)).toBe(false)
  await expect(replace(world)).rejects.toMatchObject({ code: 'return_not_possible' })
  await expectOneRefund()
})

it('it settles the return once that stands where it stood', async () => {
  await lostAfter(sendPart, ask, accept)
  await resync()
  expect((await world.shop.orders.find(orderId))?.returns).toMatchObject([{ state: 'accepted' }])
  await receive(world)
  await expect(replace(world)).rejects.toMatchObject({ code: 'return_not_possible' })
  await refundReturn(world)
  await expectOneRefund()
})

it('one that was found before without its key, and requested again, is healed by the next run', async () => {
  await lostAfter(sendPart, ask, accept, receive)
  const { refund } = world.stripe
  world.stripe.refund = () => Promise.reject(new Error('Stripe is down'))
  const { refundsOf } = world.stripe
  world.stripe.refundsOf = async () => []
  await expect(refundReturn(world)).rejects.toThrow('Stripe is down')
  const [known] = world.stripe.memory.refunds.pi_0 ?? []
  const found = {
    id: 're_pi_0_0',
    providerId: 're_pi_0_0',
    amount: 2500,
    state: 'succeeded',
    reason: '',
  } as const
  const createdAt = known?.createdAt ?? world.now
  await changeOrder(world.shop, orderId, world.now, (order) => ({
    ...order,
    refunds: [{ ...found, restocked: false, createdAt }, ...order.refunds],
  }))
  const foundAt = `refunds/${found.id}`
  world.db.documents.set(foundAt, { ...world.db.documents.get(`refunds/${returnKey}`), ...found })
  Object.assign(world.stripe, { refund, refundsOf })
  expect(await finishRefunds(world.shop, laterOn())).toBe(0)
  await expectOneRefund()
  expect(world.db.documents.has(foundAt)).toBe(false)
})

it('what is still under way after another attempt counts as open', async () => {
  for (const step of [sendPart, ask, accept, receive]) await step(world)
  const { refund } = world.stripe
  world.stripe.refund = () => Promise.reject(new Error('Stripe is down'))
  await expect(refundReturn(world)).rejects.toThrow('Stripe is down')
  world.stripe.refund = refund
  const place = `refunds/${returnKey}`
  world.db.documents.set(place, { ...world.db.documents.get(place), orderId: 'gone' })
  expect(await finishRefunds(world.shop, laterOn())).toBe(1)
})
