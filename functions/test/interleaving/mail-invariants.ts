import { expect } from 'vitest'
import { isPaid, type Order, shipmentsMade } from '../../src/domain/orders/order.ts'
import { isTaken } from '../../src/domain/orders/refund.ts'
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
  const written = Object.fromEntries(Object.keys(wanted).map((kind) => [kind, count(kind)]))
  expect(written, 'each news has one mail').toEqual(wanted)
  const ofAlerts = mails.filter(({ kind }) => kind === 'needs_attention').length
  const alerts = under(documents, 'attention').length
  expect(ofAlerts, 'each alert has a mail').toBeGreaterThanOrEqual(alerts)
  const others = mails.length - ofAlerts - Object.values(written).reduce((sum, number) => sum + number, 0)
  expect(others, 'nobody gets any other mail').toBe(0)
  for (const mail of mails) {
    if (!['new_paid_order', 'needs_attention'].includes(mail.kind)) expect(mail.orderId).toBe(orderId)
  }
}
