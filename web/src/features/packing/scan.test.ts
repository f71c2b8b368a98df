import { expect, it } from 'vitest'
import { order, orderLine } from '#testing/factories.ts'
import { readScan } from './scan.ts'

const pegs = order({
  _id: 'o1',
  number: 'AAA-111',
  lines: [orderLine({ sku: 'PEG-OAK-8' }), orderLine({ productId: 'p2', sku: 'PEG-ASH-8', toShip: 0 })],
})
const legs = order({
  _id: 'o2',
  number: 'BBB-222',
  invoiceNumber: '2026-00042',
  lines: [orderLine({ sku: 'LEG-OAK' })],
})
const sentTwice = order({
  _id: 'o3',
  tracking: ['1Z222'],
  shipments: ['1Z111', '1Z222'].map((number) => ({
    id: number,
    lines: [],
    tracking: [number],
    shippedAt: '2026-03-02T08:00:00.000Z',
  })),
})
const bench = {
  orders: [pegs, legs, sentTwice],
  open: pegs,
  trackingOf: (id: string) => (id === 'o2' ? ['00370712345678901234'] : []),
}

it.each([
  ['a product of the open order', 'peg-oak-8', { is: 'line', line: { sku: 'PEG-OAK-8' } }],
  ['a product that waits elsewhere', 'LEG-OAK', { is: 'elsewhere', sku: 'LEG-OAK' }],
  ['a product that was sent already', 'PEG-ASH-8', { is: 'unknown' }],
  ['an order number without its dash', ' bbb222 ', { is: 'order', order: legs }],
  ['an invoice number', '2026-00042', { is: 'order', order: legs }],
  ['the tracking number of an order', '0037 0712 3456 7890 1234', { is: 'order', order: legs }],
  ['the number of its first parcel', '1Z111', { is: 'order', order: sentTwice }],
  ['another tracking number', 'jjd000390012345678', { is: 'tracking', number: 'JJD000390012345678' }],
  ['a short one of UPS', '1Z999', { is: 'tracking', number: '1Z999' }],
  ['anything else', 'SCREWS', { is: 'unknown' }],
])('reads %s', (_, text, scan) => {
  expect(readScan(text, bench)).toMatchObject(scan)
})

it('takes no tracking number without an open order', () => {
  expect(readScan('1Z999AA10123456784', { ...bench, open: undefined })).toEqual({ is: 'unknown' })
})
