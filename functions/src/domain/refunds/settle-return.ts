import type { ReturnMove as SaidMove } from '@wood-master/contract/returns'
import * as m from '../../texts/returns.ts'
import { errors, existing } from '../errors.ts'
import { inLanguage } from '../language.ts'
import { type ReturnMove, withMovedReturn } from '../orders/move-return.ts'
import type { RefundRequest } from '../orders/order-refunds.ts'
import { assertSettleable, orderIdOf, refundKeyOf, returnOf } from '../orders/order-return.ts'
import type { OrderStore } from '../orders/order-store.ts'
import { type RefundPorts, refundOrder } from './refund-order.ts'

type Ports = RefundPorts & { orders: OrderStore; settings: { seller: { name: string; address: string } } }

/**
 * Takes a return one step on. False when it is there already. Throws `not_found`, `return_not_possible`,
 * `not_enough_stock`, `invalid_request`, what prevents the refund, or `busy`.
 */
export async function moveReturn(shop: Ports, id: string, move: SaidMove, moved: { by: string; now: Date }) {
  const orderId = orderIdOf(id)
  if (orderId === undefined) throw errors.noSuchReturn()
  if (move.state === 'closed' && move.outcome === 'refund')
    return refundReturn(shop, id, { orderId, reason: move.reason, ...moved })
  const said = move as ReturnMove
  const { name, address } = shop.settings.seller
  const how = { ...moved, sendTo: [name, address].filter(Boolean).join(', ') }
  const { order, changed } = await shop.orders.change(
    orderId,
    moved.now,
    (found, products) => withMovedReturn(found, id, said, { ...how, products }),
    { withProducts: said.state === 'closed' && said.outcome === 'replacement' },
  )
  if (!order) throw errors.noSuchReturn()
  return changed
}

/** Refunds what came back or was missing; the return closes in the transaction in which its refund is taken. */
async function refundReturn(
  shop: Ports,
  id: string,
  { reason, ...asked }: Pick<RefundRequest, 'orderId' | 'by' | 'now'> & { reason: string | undefined },
): Promise<boolean> {
  const order = existing(await shop.orders.find(asked.orderId), errors.noSuchReturn)
  const known = returnOf(order, id)
  if (known.state === 'closed' && known.outcome === 'refund') return false
  assertSettleable(known)
  await refundOrder(shop, {
    ...asked,
    key: refundKeyOf(order, id),
    returnId: id,
    restock: false,
    // Its buyer reads it, on the credit note.
    reason: reason ?? inLanguage(order.locale ?? 'en', () => m.returnNumber({ number: known.number })),
  })
  return true
}
