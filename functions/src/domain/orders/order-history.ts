import { listText } from '@wood-master/contract/list-text'
import { newestFirst, noted, type PastEvent } from '../notes.ts'
import type { DeletedOrder, Order, OrderReturn, Shipment } from './order.ts'
import { isTaken, type Refund } from './refund.ts'

/** Everything that happened to an order, made of what it keeps; the newest first. */
export function orderHistory(order: Order | DeletedOrder): PastEvent[] {
  const { uid, freight, cancelRequest: request, differenceAsked: asked } = order
  return newestFirst([
    { at: order.createdAt, what: 'placed', by: order.placedBy ?? uid, amount: order.total },
    ...order.payments.flatMap(({ state, at, amount }): PastEvent[] =>
      state === 'pending' ? [] : [{ at, what: state === 'received' ? 'paid' : 'payment_returned', amount }],
    ),
    ...(order.addressChanges ?? []).flatMap(({ at, by, from }) =>
      happened('address_changed', at, { by, text: from && [from.line1, from.city].join(', ') }),
    ),
    ...happened('freight_set', freight?.setAt, { by: freight?.setBy }),
    ...happened('freight_accepted', freight?.acceptedAt, { by: uid }),
    ...happened('difference_asked', asked?.at, asked && { by: asked.by, amount: asked.total - order.total }),
    ...happened('reminded', order.remindedAt),
    ...happened('expired', order.expiredAt),
    ...(order.cancelledLines ?? []).flatMap(({ at, by, lines }) =>
      happened('lines_cancelled', at, { by, text: unitsText(order, lines) }),
    ),
    ...(order.movedPromises ?? []).flatMap(({ at, after }) =>
      happened('promise_moved', at, { text: `${after.from} – ${after.to}` }),
    ),
    ...happened('packing', order.packingAt, { by: order.packingBy }),
    ...order.shipments.map((shipment) => sent(order, shipment)),
    ...(order.undoneShipments ?? []).flatMap((undone): PastEvent[] => [
      sent(order, undone),
      { at: undone.undoneAt, what: 'shipment_undone', by: undone.by },
    ]),
    ...happened('cancel_requested', request?.requestedAt, { by: uid, text: request?.reason }),
    ...(request && request.state !== 'open'
      ? happened(`cancel_${request.state}`, request.closedAt, {
          by: request.state === 'withdrawn' ? uid : (request.declinedBy ?? grantedBy(order)),
          text: request.answer,
        })
      : []),
    ...order.refunds.flatMap(refundEvents),
    ...order.returns.flatMap((one) => returnEvents(order, one)),
    ...(order.disputes ?? []).flatMap(({ at, state }) => happened('dispute', at, { text: state })),
    ...noted(order.notes),
  ])
}

function happened(what: PastEvent['what'], at: Date | undefined, beside?: Partial<PastEvent>): PastEvent[] {
  return at ? [{ at, what, ...beside }] : []
}

const unitsText = ({ lines }: Pick<Order, 'lines'>, units: { productId: string; quantity: number }[]) =>
  listText(
    units.map(({ productId, quantity }) => {
      const line = lines.find((one) => one.productId === productId)
      return `${quantity} × ${line?.sku ?? productId}`
    }),
  )

/** One that was taken back keeps who did that in `by`. */
function sent(order: Order, shipment: Partial<Shipment> & Pick<Shipment, 'shippedAt'>): PastEvent {
  const { shippedAt: at, returnId, lines = [], carrier, tracking = [], sentBy: by } = shipment
  const text = [unitsText(order, lines), carrier, ...tracking].filter(Boolean).join(', ')
  return { at, what: returnId === undefined ? 'shipped' : 'replaced', by, text }
}

const grantedBy = ({ refunds }: Order) => refunds.find(({ cancels }) => cancels)?.by

function refundEvents(refund: Refund): PastEvent[] {
  const { createdAt: at, state, by, amount, reason: text } = refund
  if (state === 'failed') return [{ at, what: 'refund_failed', by, amount, text }]
  return isTaken(refund) ? [{ at, what: 'refunded', by, amount, text }] : []
}

function returnEvents({ uid }: Order, one: OrderReturn): PastEvent[] {
  const { number: text } = one
  const decided = one.state === 'declined' ? 'return_declined' : 'return_accepted'
  return [
    { at: one.requestedAt, what: 'return_requested', by: uid, text },
    ...happened(decided, one.decidedAt, { by: one.decidedBy, text }),
    ...happened('return_received', one.receivedAt, { by: one.receivedBy, text }),
    ...happened('return_closed', one.closedAt, { by: one.by, text }),
  ]
}
