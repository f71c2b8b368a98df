import { beforeEach, expect, it } from 'vitest'
import { addProduct } from '../src/domain/catalog/change-product.ts'
import { orderCart } from '../src/domain/checkout/order-cart.ts'
import { changeOrder } from '../src/domain/orders/order-rules.ts'
import { changeDelivery } from '../src/domain/payments/change-delivery.ts'
import { setFreight, withFreightAccepted } from '../src/domain/payments/freight.ts'
import { northernAddress as address, buyer, World } from './interleaving/world.ts'

const orderId = 'heavy'
const choice = { address: { ...address, taxNumber: 'NO923609016MVA' }, rateId: 'on-request' }
let world: World

beforeEach(async () => {
  world = new World()
  const { shop, now } = world
  shop.taxRegister = {
    read: async (number) => ({ number, wellFormed: true }),
    ask: async () => ({ valid: true }),
  }
  const rates = [{ id: 'parcel', name: 'Parcel', upToGrams: 1_000, price: 1_000 }]
  const zone = { id: 'north', name: 'North', countries: ['NO'], rates }
  await shop.delivery.replace({
    zones: [{ ...zone, taxName: 'MVA', taxPercent: 25, reverseCharge: true }],
    defaultWeightGrams: 250_000,
  })
  const draft = { name: 'Oak', unitPrice: 1250, minQuantity: 1, availableQuantity: 20, description: 'Oak' }
  await addProduct(shop, { ...draft, img: '/oak.jpg' }, { id: 'oak', by: 'admin', now })
  const lines = [{ productId: 'oak', quantity: 4 }]
  const who = { uid: buyer.uid, email: buyer.email, buysFor: 'business' as never }
  await orderCart(shop, { ...who, orderId, placedBy: 'admin', lines, choice, now })
})

const deliver = ({ shop, now }: World, more: object = {}) =>
  changeDelivery(shop, { orderId, choice, caller: buyer, now, ...more })

it('stays as it was set and accepted when the buyer’s choice is sent once more', async () => {
  const { shop, now } = world
  await deliver(world)
  const { order } = await setFreight(shop, orderId, { price: 20_000, by: 'admin', now })
  expect(order).toMatchObject({ freight: { state: 'set' }, shippingTotal: 20_000, total: 25_000 })
  await deliver(world)
  expect(await shop.orders.find(orderId)).toMatchObject({ freight: { state: 'set' }, total: 25_000 })
  await changeOrder(shop, orderId, now, (found) =>
    withFreightAccepted(found, { caller: buyer, total: 25_000, now }),
  )
  await deliver(world)
  expect(await shop.orders.find(orderId)).toMatchObject({ freight: { state: 'accepted' }, total: 25_000 })
})

it('is asked for again in a mail of when that was, however long after the order', async () => {
  const { shop, now } = world
  await setFreight(shop, orderId, { price: 20_000, by: 'admin', now })
  const later = new Date(now.getTime() + 30 * 3_600_000)
  const moved = { ...choice, address: { ...choice.address, line1: 'Storgata 5' } }
  await deliver(world, { choice: moved, now: later })
  const { createdAt } = world.db.documents.get(`mail/${orderId}-freight_asked-2`) ?? {}
  expect(createdAt?.toDate()).toEqual(later)
})

it('is not set at the tax of a buyer who said meanwhile that they buy for themselves', async () => {
  const { shop, now } = world
  const find = shop.delivery.find.bind(shop.delivery)
  let isFirst = true
  // What the admin's call reads outside its transaction comes late.
  shop.delivery.find = async () => {
    if (isFirst) {
      isFirst = false
      await deliver(world, { buysFor: 'myself' })
    }
    return find()
  }
  await expect(setFreight(shop, orderId, { price: 20_000, by: 'admin', now })).rejects.toMatchObject({
    code: 'busy',
  })
  expect(await shop.orders.find(orderId)).toMatchObject({
    buysFor: 'myself',
    freight: { state: 'asked' },
    taxTotal: 1_250,
  })
})
