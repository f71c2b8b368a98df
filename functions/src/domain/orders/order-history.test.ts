import { expect, it } from 'vitest'
import { noon, paidOrder, unpaidOrder } from '../../../test/support/oak-order.ts'
import { withMovedReturn } from './move-return.ts'
import { orderHistory } from './order-history.ts'
import { notShipped, withShipment } from './ship-order.ts'

const later = (seconds: number) => new Date(noon.getTime() + seconds * 1_000)
const told = (order: Parameters<typeof orderHistory>[0]) =>
  orderHistory(order).map(({ what, by, text }) => [what, by, text].filter(Boolean).join(' '))

it('says who ordered, and that it was paid', () => {
  expect(told(unpaidOrder)).toEqual([`placed ${unpaidOrder.uid}`])
  expect(orderHistory(paidOrder)).toContainEqual(
    expect.objectContaining({ what: 'paid', amount: paidOrder.total }),
  )
})

it('says who shipped and who took it back, the newest first', () => {
  const said = { key: 'k1', carrier: 'UPS', tracking: ['1Z1'] }
  const sent = withShipment(paidOrder, { ...said, by: 'pat', now: later(60) }) ?? paidOrder
  const undone = notShipped(sent, { shipmentId: 'k1', by: 'ada', now: later(90) }) ?? sent
  const [line] = paidOrder.lines
  expect(told(undone).slice(0, 3)).toEqual([
    'shipment_undone ada',
    'packing ada',
    `shipped pat ${line.quantity} × ${line.sku}, UPS, 1Z1`,
  ])
})

it('says who decided about a return and who received it', () => {
  const sent = withShipment(paidOrder, { key: 'k1', now: noon }) ?? paidOrder
  const lines = [{ productId: paidOrder.lines[0].productId, quantity: 1, reason: 'unwanted' as const }]
  const asked = { id: 'o-r1', number: 'N-R1', lines, state: 'requested' as const, requestedAt: later(10) }
  const moved = (order: typeof sent, state: 'accepted' | 'received', by: string, at: number) =>
    withMovedReturn(order, 'o-r1', { state }, { by, sendTo: 'Mill', now: later(at) }) ?? order
  const back = moved(moved({ ...sent, returns: [asked] }, 'accepted', 'sue', 20), 'received', 'pat', 30)
  expect(told(back).slice(0, 3)).toEqual([
    'return_received pat N-R1',
    'return_accepted sue N-R1',
    `return_requested ${sent.uid} N-R1`,
  ])
})

it('says who asked for the money back, and leaves out what is not sure yet', () => {
  const refund = { id: 'r1', amount: 500, reason: 'Split', restocked: false, by: 'ada', createdAt: later(5) }
  const states = ['pending', 'succeeded', 'failed'] as const
  expect(
    states.map((state) =>
      told({ ...paidOrder, refunds: [{ ...refund, state }] }).filter((one) => /refund/.test(one)),
    ),
  ).toEqual([[], ['refunded ada Split'], ['refund_failed ada Split']])
})
