import { isPaid, type Order, shipmentsMade } from '../../src/domain/orders/order.ts'
import { isTaken } from '../../src/domain/orders/refund.ts'
import { expectSame } from './expect-same.ts'
import type { Documents } from './memory-firestore.ts'
import { orderId } from './world.ts'

const under = (documents: Documents, collection: string) =>
  [...documents].flatMap(([path, data]) => (path.startsWith(`${collection}/`) ? [data] : []))

/** Every news that the documents tell of has exactly one mail, and there is no other mail. */
export function expectOneMailEach(documents: Documents, order: Order | undefined): void {
  const mails = under(documents, 'mail')
  const count = (kind: string) => mails.filter((mail) => mail.kind === kind).length
  const paid = order && isPaid(order) ? 1 : 0
  const hasExpired = under(documents, 'movements').some(({ kind }) => kind === 'order_expired')
  const returns = order?.returns ?? []
  const wanted = {
    order_received: 1,
    payment_received: paid,
    new_paid_order: paid,
    shipped: order ? shipmentsMade(order) - order.shipments.filter(({ returnId }) => returnId).length : 0,
    shipment_undone: order?.undoneShipments?.length ?? 0,
    expired: hasExpired ? 1 : 0,
    refunded: order?.refunds.filter(isTaken).length ?? 0,
    return_requested: returns.length,
    new_return: returns.length,
    return_accepted: returns.filter(({ decidedAt }) => decidedAt).length,
    return_received: returns.filter(({ receivedAt }) => receivedAt).length,
    return_closed: returns.filter(({ closedAt }) => closedAt).length,
    payment_returned: under(documents, 'payments').filter(({ use }) => use === 'returned').length,
  }
  let written = 0
  for (const [kind, times] of Object.entries(wanted)) {
    expectSame(count(kind), times, `each news has one mail of ${kind}`)
    written += times
  }
  const ofAlerts = mails.filter(({ kind }) => kind === 'needs_attention').length
  const alerts = under(documents, 'attention').length
  expectSame(ofAlerts >= alerts, true, 'each alert has a mail')
  expectSame(mails.length - ofAlerts - written, 0, 'nobody gets any other mail')
  for (const mail of mails) {
    if (!['new_paid_order', 'needs_attention'].includes(mail.kind))
      expectSame(mail.orderId, orderId, 'a mail names its order')
  }
}
