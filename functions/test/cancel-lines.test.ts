import { expect, it } from 'vitest'
import type { OrderLine, OrderLines } from '../src/domain/orders/order.ts'
import { changeOrder } from '../src/domain/orders/order-rules.ts'
import { cancelLines } from '../src/domain/refunds/cancel-lines.ts'
import { buyer, orderId, World } from './interleaving/world.ts'

async function opened(open: 'open'): Promise<World> {
  const world = new World()
  await world[open]()
  return world
}

/** Cancels so many of the four dowels. */
const cancel = ({ shop, now }: World, quantity: number) =>
  cancelLines(shop, orderId, { key: 'one', lines: [{ productId: 'dowels', quantity }], caller: buyer, now })

const expectRefused = async (cancelling: Promise<unknown>, code: string) =>
  expect(cancelling).rejects.toMatchObject({ code })

const changeLine = ({ shop }: World, change: Partial<OrderLine>) =>
  changeOrder(shop, orderId, (order) => ({
    ...order,
    lines: order.lines.map((line) => ({ ...line, ...change })) as OrderLines,
  }))

it('leaves no price that a card cannot be charged', async () => {
  const world = await opened('open')
  const [unitPrice, total] = [20, 80]
  await changeLine(world, { unitPrice, price: total })
  await changeOrder(world.shop, orderId, (order) => ({ ...order, goodsTotal: total, total }))
  const before = new Map(world.db.documents)
  await expectRefused(cancel(world, 2), 'amount_not_payable')
  expect(world.db.documents).toEqual(before)
  expect(world.stripe.memory.intents.pi_0?.status).toBe('open')
})
