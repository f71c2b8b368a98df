import { expect, it } from 'vitest'
import { addProduct, changeProduct } from '../src/domain/catalog/change-product.ts'
import { orderCart } from '../src/domain/checkout/order-cart.ts'
import { handleEvent } from '../src/domain/payments/handle-event.ts'
import { startPayment } from '../src/domain/payments/start-payment.ts'
import { northernAddress as address, buyer, World } from './interleaving/world.ts'

it('keeps a product in the shop while a paid order waits for a delivery of it, which could not be booked any more', async () => {
  const { shop, stripe, db, now } = new World()
  const draft = { name: 'Oak', unitPrice: 1250, minQuantity: 1, availableQuantity: 1, description: 'Oak' }
  await addProduct(shop, { ...draft, img: '/oak.jpg' }, { id: 'oak', by: 'admin', now })
  const supply = { kind: 'backorder', incoming: [{ id: 'D1', quantity: 9, on: '2026-02-02' }] } as const
  await changeProduct(
    shop,
    'oak',
    { supply: { ...supply, incoming: [...supply.incoming] } },
    { id: 'c', by: 'admin', now },
  )
  const lines = [{ productId: 'oak', quantity: 4 }]
  const who = { uid: buyer.uid, email: buyer.email, placedBy: 'admin' }
  await orderCart(shop, { ...who, orderId: 'o', lines, choice: { address }, now })
  stripe.confirm((await startPayment(shop, 'o', buyer, now)).replace('_secret', ''))
  for (const event of stripe.memory.waiting) await handleEvent(shop, event, now)
  await expect(shop.products.remove('oak')).rejects.toMatchObject({ code: 'invalid_request' })
  expect(await shop.products.find('oak')).toBeDefined()
  expect(await shop.orders.find('o')).toMatchObject({ state: 'paid' })

  const lost = new Date(now.getTime() + 40 * 24 * 3_600_000)
  const dispute = { id: 'dp_1', intentId: 'pi_0', amount: 5000, currency: 'usd', stage: 'dispute' } as const
  shop.paymentProvider.findDispute = async () => ({ ...dispute, refundable: false, ending: 'lost' })
  await handleEvent(shop, { id: 'evt_dp', kind: 'dispute', disputeId: 'dp_1' }, lost)
  const movements = [...db.documents].flatMap(([path, { kind, at }]) =>
    path.startsWith('movements/') && kind === 'promise_returned' ? [at.toDate()] : [],
  )
  expect(movements, 'what was promised is free when the dispute was lost').toEqual([lost])
})
