import type { TaxTerms } from '@wood-master/contract/tax'
import { expect, it } from 'vitest'
import type { Zone } from '../src/domain/delivery/zone.ts'
import type { OrderLine, OrderLines } from '../src/domain/orders/order.ts'
import { changeOrder } from '../src/domain/orders/order-rules.ts'
import { changeDelivery } from '../src/domain/payments/change-delivery.ts'
import { cancelLines } from '../src/domain/refunds/cancel-lines.ts'
import { finishRefunds, refundOrder } from '../src/domain/refunds/refund-order.ts'
import { inParts, repricing } from './interleaving/actions.ts'
import { buyer, northernAddress, orderId, World } from './interleaving/world.ts'

async function opened(open: 'open' | 'openPaid' | 'openWithZones'): Promise<World> {
  const world = new World()
  await world[open]()
  return world
}

/** Cancels so many of the four dowels. */
const cancel = ({ shop, now }: World, quantity: number, key = 'one') =>
  cancelLines(shop, orderId, { key, lines: [{ productId: 'dowels', quantity }], caller: buyer, now })

const goodwill = { orderId, key: 'goodwill', amount: 2_500, restock: false, reason: 'Late', by: 'admin' }

const expectRefused = async (cancelling: Promise<unknown>, code: string) =>
  expect(cancelling).rejects.toMatchObject({ code })

/** Lets something happen while Stripe is asked. */
function meanwhile({ stripe }: World, happens: () => Promise<unknown>): void {
  stripe.gate = async () => {
    stripe.gate = undefined
    await happens()
  }
}

const changeLine = ({ shop, now }: World, change: Partial<OrderLine>) =>
  changeOrder(shop, orderId, now, (order) => ({
    ...order,
    lines: order.lines.map((line) => ({ ...line, ...change })) as OrderLines,
  }))

it('refunds nothing of what left while all of it was being cancelled', async () => {
  const world = await opened('openPaid')
  meanwhile(world, () => inParts.sendPart(world))
  await expectRefused(cancel(world, 4), 'cancel_not_possible')
  expect(await world.shop.orders.find(orderId)).toMatchObject({ state: 'part_shipped', refunds: [] })
})

it('leaves no lower price for many to who cancels twice at once', async () => {
  const world = await opened('openPaid')
  const priceBreaks = [{ minQuantity: 3, unitPrice: 1000 }]
  await world.shop.products.change('dowels', (product) => ({ ...product, priceBreaks }))
  meanwhile(world, () => cancel(world, 1, 'other'))
  await expectRefused(cancel(world, 1), 'cancel_not_possible')
  expect((await world.shop.orders.find(orderId))?.refunds).toHaveLength(1)
})

it.each(['open', 'openPaid'] as const)('keeps the minimum where the shop enforces it: %s', async (open) => {
  const world = await opened(open)
  await world.shop.products.change('dowels', (product) => ({ ...product, minQuantity: 3 }))
  world.shop.settings.enforceMinimumOrder = true
  await expectRefused(cancel(world, 2), 'cancel_not_possible')
  await cancel(world, 1)
})

it('says why a refund is not possible while Stripe cannot be reached, too', async () => {
  const world = await opened('openPaid')
  world.stripe.fault = 'down'
  await expectRefused(cancel(world, 5), 'cancel_not_possible')
  expect(await world.shop.orders.find(orderId)).toMatchObject({ state: 'paid', refunds: [] })
})

const alertsOf = async ({ shop }: World) => (await shop.paymentAlerts.list({})).items.map(({ kind }) => kind)

it.each(['open', 'lost'] as const)(
  'says no word for admins to who cancels while a dispute is %s',
  async (state) => {
    const world = await opened('openPaid')
    const disputes = [{ id: 'dp', state, at: world.now }]
    await changeOrder(world.shop, orderId, world.now, (order) => ({ ...order, disputes }))
    const refusal = { code: 'refund_not_possible', message: expect.stringContaining('Please write to us') }
    await expect(cancel(world, 1)).rejects.toMatchObject(refusal)
  },
)

it('asks who cancels to write where the payment is no longer enough', async () => {
  const world = await opened('openPaid')
  await refundOrder(world.shop, { ...goodwill, now: world.now })
  await expect(cancel(world, 2)).rejects.toThrow('Please write to us')
})

it('tells the admins, not the buyer, why Stripe declines a refund', async () => {
  const world = await opened('openPaid')
  world.stripe.refund = async () => ({ declined: 'Insufficient funds in your Stripe account' })
  const refusal = { code: 'refund_not_possible', message: expect.not.stringContaining('Stripe') }
  await expect(cancel(world, 1)).rejects.toMatchObject(refusal)
  expect(await alertsOf(world)).toEqual(['refund_failed'])
  // The same again is not declined again, and what is asked for anew is not told again.
  await expect(cancel(world, 1)).rejects.toMatchObject(refusal)
  await expect(cancel(world, 2, 'two')).rejects.toMatchObject(refusal)
  expect(await alertsOf(world)).toEqual(['refund_failed'])
})

it('tells the admins what is declined after they asked, whatever was declined before their eyes', async () => {
  const world = await opened('openPaid')
  const declined = async () => ({ declined: 'Insufficient funds' })
  const refund = (key: string) => refundOrder(world.shop, { ...goodwill, key, amount: 500, now: world.now })
  world.stripe.refund = declined
  await expectRefused(refund('first'), 'refund_not_possible')
  world.stripe.refund = () => Promise.reject(new Error('Stripe is down'))
  await expect(refund('second')).rejects.toThrow('Stripe is down')
  expect(await alertsOf(world)).toEqual([])
  world.stripe.refund = declined
  await finishRefunds(world.shop, new Date(world.now.getTime() + 3_600_000))
  expect(await alertsOf(world)).toEqual(['refund_failed'])
})

it('refunds once what is cancelled twice', async () => {
  const world = await opened('openPaid')
  await cancel(world, 4)
  expect((await cancel(world, 4)).refunds).toHaveLength(1)
})

it('leaves no price that a card cannot be charged', async () => {
  const world = await opened('open')
  const [unitPrice, total] = [20, 80]
  await changeLine(world, { unitPrice, price: total })
  await changeOrder(world.shop, orderId, world.now, (order) => ({ ...order, goodsTotal: total, total }))
  const before = new Map(world.db.documents)
  await expectRefused(cancel(world, 2), 'amount_not_payable')
  expect(world.db.documents).toEqual(before)
  expect(world.stripe.memory.intents.pi_0?.status).toBe('open')
})

it('waits for no delivery that came meanwhile', async () => {
  const world = await opened('open')
  await changeLine(world, { awaited: [{ source: 'D1', quantity: 2, on: '2026-02-01' }] })
  meanwhile(world, () => changeLine(world, { awaited: undefined }))
  const [line] = (await cancel(world, 1)).lines
  expect([line.quantity, line.awaited]).toEqual([3, undefined])
})

it('goes to the address that was corrected meanwhile', async () => {
  const world = await opened('openWithZones')
  await repricing.deliver(world)
  await repricing.reopen(world)
  const choice = { address: { ...northernAddress, line1: 'Storgata 2' }, rateId: 'parcel' }
  meanwhile(world, () => changeDelivery(world.shop, { orderId, choice, caller: buyer, now: world.now }))
  const { address, lines } = await cancel(world, 1)
  expect([address?.line1, lines[0].quantity]).toEqual(['Storgata 2', 3])
})

async function changeZone({ shop }: World, change: (zone: Zone) => Zone): Promise<void> {
  const { content, version } = await shop.delivery.find()
  await shop.delivery.replace({ zones: content.zones.map(change) }, version)
}

/** A world whose order goes by a rate that is for more than what is left of it, beside one at that price (minor units). */
async function lighter(price: number) {
  const world = await opened('openWithZones')
  await repricing.deliver(world)
  await repricing.reopen(world)
  await changeZone(world, (zone) => ({
    ...zone,
    rates: zone.rates.map((rate) => ({
      ...rate,
      ...(rate.id === 'parcel' ? { fromGrams: 4_000 } : { price }),
    })),
  }))
  return world
}

it('goes by a rate for fewer pieces where its own is for more', async () => {
  expect((await cancel(await lighter(1_000), 1)).shipping?.rateId).toBe('pallet')
})

/** A world whose order goes by a rate that costs more by now. */
async function dearer() {
  const world = await opened('openWithZones')
  await repricing.deliver(world)
  await repricing.reopen(world)
  await changeZone(world, (zone) => ({
    ...zone,
    rates: zone.rates.map((rate) => ({ ...rate, price: 9_000 })),
  }))
  return world
}

it.each([
  ['another rate', () => lighter(90_000)],
  ['its own', dearer],
])('is refused where %s would make it dearer', async (_, open) => {
  const world = await open()
  const before = new Map(world.db.documents)
  await expectRefused(cancel(world, 1), 'cancel_not_possible')
  expect(world.db.documents).toEqual(before)
})

const rate = { country: 'NO', taxClass: 'standard', name: 'MVA' }
const terms: TaxTerms = {
  seller: { country: 'NO', taxNumber: 'NO974760673MVA', registrations: [] },
  pricesInclude: 'none',
  rates: [
    { ...rate, percent: 10, from: '2020-01-01' },
    { ...rate, percent: 50, from: '2026-01-06' },
  ],
}

it.each([
  [
    'by a rate of a later day',
    { terms },
    async (world: World) => {
      world.now = new Date('2026-01-06T12:00:00Z')
    },
  ],
  [
    'since its zone says so',
    {},
    (world: World) => changeZone(world, (zone) => ({ ...zone, taxPercent: 50 })),
  ],
  ['since there are tax settings', {}, ({ shop }: World) => shop.taxSettings.replace({ terms })],
])('keeps its tax, which is another one %s', async (_, settings, change) => {
  const world = await opened('openWithZones')
  await world.shop.taxSettings.replace(settings)
  await repricing.deliver(world)
  await repricing.reopen(world)
  const before = await world.shop.orders.find(orderId)
  await change(world)
  const percent = before?.tax?.percent ?? 0
  const [goodsTotal, shippingTotal] = [3 * 1_250, 1_000]
  const taxTotal = Math.round(((goodsTotal + shippingTotal) * percent) / 100)
  expect(await cancel(world, 1)).toMatchObject({
    ...{
      goodsTotal,
      shippingTotal,
      taxTotal,
      total: goodsTotal + shippingTotal + taxTotal,
      tax: before?.tax,
    },
    taxLines: [{ percent, base: goodsTotal + shippingTotal, amount: taxTotal, productIds: ['dowels'] }],
  })
})

it.each([
  ['stored before there were tax lines has the rate of today', { taxLines: undefined }, 1_188],
  ['ordered without any tax has none', { taxLines: undefined, tax: undefined, taxTotal: 0, total: 6_000 }, 0],
])('of an order that was %s', async (_, stored, taxTotal) => {
  const world = await opened('openWithZones')
  await repricing.deliver(world)
  await changeOrder(world.shop, orderId, world.now, (order) => ({ ...order, ...stored }))
  expect(await cancel(world, 1)).toMatchObject({ taxTotal, total: 4_750 + taxTotal })
})
