import type { Product } from '../../domain/catalog/product.ts'
import type { News } from '../../domain/mail/news.ts'
import type { Message } from '../../domain/messages/message.ts'
import type { MovedPromise, Order, OrderReturn, Shipment } from '../../domain/orders/order.ts'
import { derived } from '../../domain/orders/order-rules.ts'
import type { Refund } from '../../domain/orders/refund.ts'
import { unitsToShip } from '../../domain/orders/refund-lines.ts'

const at = new Date('2026-01-05T12:00:00Z')
const later = (hours: number) => new Date(at.getTime() + hours * 3_600_000)

const shipping = { rateId: 'standard', name: 'Standard', days: '3 to 5' }
const order = derived({
  id: 'sample-order',
  number: 'K7M-2QX',
  uid: 'sample-buyer',
  email: 'wholesale@wood-master.test',
  poNumber: 'PO 2026-017',
  lines: [
    {
      productId: 'oak-dowels',
      sku: 'OAK-DOWELS',
      name: 'Fluted oak dowels, 8 mm',
      img: '/pictures/dowels.jpg',
      unit: 'bag of 100',
      quantity: 24,
      unitPrice: 1250,
      price: 30_000,
    },
    {
      productId: 'walnut-knobs',
      sku: 'WAL-KNOB-30',
      name: 'Walnut cabinet knob, 30 mm',
      img: '/pictures/knob.jpg',
      unit: 'piece',
      quantity: 40,
      unitPrice: 475,
      price: 19_000,
    },
  ],
  goodsTotal: 49_000,
  shippingTotal: 2_400,
  taxTotal: 9_766,
  shipping,
  tax: { name: 'VAT', percent: 19 },
  total: 61_166,
  currency: 'usd',
  createdAt: at,
  payBy: later(72),
  intentAttempts: 0,
  payments: [],
  shipments: [],
  returns: [],
  refunds: [],
})
const address = {
  name: 'Ada Ash',
  company: 'Ash & Oak Ltd',
  line1: '4 Mill Lane',
  city: 'Bristol',
  postalCode: 'BS1 4DJ',
  country: 'GB',
}
const paid = derived({
  ...order,
  address,
  payments: [{ id: 'pi_sample', kind: 'card', amount: order.total, state: 'received', at: later(1) }],
})
const parcel: Shipment = {
  id: 'shipment-1',
  lines: unitsToShip(paid),
  shippedAt: later(30),
  carrier: 'UPS',
  tracking: ['1Z999AA10123456784'],
}
const moved: MovedPromise = {
  productId: 'oak-dowels',
  before: { from: '2026-01-12', to: '2026-01-14' },
  after: { from: '2026-01-19', to: '2026-01-21' },
  at: later(40),
}
const [dowels, ...knobs] = paid.lines
const waiting: Order = {
  ...paid,
  lines: [{ ...dowels, promise: moved.after }, ...knobs],
  movedPromises: [moved],
}
const sent = derived({ ...paid, shipments: [parcel] })
const asked: OrderReturn = {
  id: 'sample-order-r1',
  number: 'K7M-2QX-R1',
  lines: [{ productId: 'walnut-knobs', quantity: 10, reason: 'damaged' }],
  words: 'Ten knobs are scratched.',
  state: 'requested',
  requestedAt: later(80),
}
const request = { state: 'open', reason: 'The design has changed', requestedAt: later(20) } as const
const refund: Refund = {
  id: 'sample-refund',
  amount: 4_750,
  reason: 'Ten knobs arrived scratched',
  lines: [{ productId: 'walnut-knobs', quantity: 10 }],
  restocked: false,
  state: 'succeeded',
  createdAt: later(90),
}
const product: Product = {
  id: 'oak-dowels',
  sku: 'OAK-DOWELS',
  name: 'Fluted oak dowels, 8 mm',
  category: 'Parts',
  unit: 'bag of 100',
  weightGrams: 450,
  casePack: 1,
  unitPrice: 1250,
  priceBreaks: [],
  minQuantity: 12,
  availableQuantity: 19,
  description: 'Fluted dowels of European oak',
  img: '/pictures/dowels.jpg',
  images: ['/pictures/dowels.jpg'],
  createdAt: at,
}
const message: Message = {
  id: 'sample-message',
  email: 'shopper@wood-master.test',
  subject: 4021,
  text: 'Hello,\n\ndo you also make the oak dowels in 10 mm? We would need about two thousand by March.\n\nKind regards, Sam',
  read: false,
  answered: false,
  createdAt: at,
}

export const sampleNews: News[] = [
  { kind: 'order_received', order, at },
  { kind: 'expires_soon', order, at: later(48) },
  { kind: 'expired', order: derived({ ...order, expiredAt: later(72) }), at: later(72) },
  { kind: 'payment_received', order: paid, at: later(1) },
  {
    kind: 'shipped',
    order: derived({ ...paid, shipments: [parcel] }),
    shipment: parcel,
    at: later(30),
  },
  {
    kind: 'shipment_undone',
    order: { ...paid, undoneShipments: [{ ...parcel, undoneAt: later(30), by: 'admin' }] },
    at: later(30),
  },
  { kind: 'refunded', order: { ...paid, refundedTotal: 4_750, refunds: [refund] }, refund, at: later(90) },
  {
    kind: 'freight_set',
    order: { ...order, freight: { state: 'set', setAt: later(20), setBy: 'admin' } },
    at: later(20),
  },
  { kind: 'freight_asked', order: { ...order, freight: { state: 'asked' } }, at: later(1) },
  {
    kind: 'difference_asked',
    order: { ...paid, shipping: undefined, tax: undefined, shippingTotal: 0, taxTotal: 0, total: 49_000 },
    asked: { shippingTotal: 2_400, taxTotal: 9_766, total: 61_166, at: later(20), by: 'admin' },
    at: later(20),
  },
  { kind: 'delivery_moved', order: waiting, moved, at: later(40) },
  { kind: 'cancel_requested', order: paid, request, at: later(20) },
  {
    kind: 'cancel_declined',
    order: paid,
    request: { ...request, state: 'declined', answer: 'It is packed and leaves within the hour.' },
    at: later(21),
  },
  { kind: 'new_cancel_request', order: paid, request, at: later(20) },
  { kind: 'return_requested', order: sent, asked, at: later(80) },
  { kind: 'new_return', order: sent, asked, at: later(80) },
  {
    kind: 'return_accepted',
    order: sent,
    asked: {
      ...asked,
      state: 'accepted',
      decidedAt: later(82),
      sendTo: 'Wood-Master, Sawmill Lane 4, 7030 Trondheim, Norway',
      answer: 'Please send them as a letter parcel.',
    },
    at: later(82),
  },
  {
    kind: 'return_declined',
    order: sent,
    asked: {
      ...asked,
      state: 'declined',
      decidedAt: later(82),
      answer: 'The pictures show the grain of the wood.',
    },
    at: later(82),
  },
  { kind: 'return_received', order: sent, asked: { ...asked, state: 'received' }, at: later(120) },
  {
    kind: 'return_closed',
    order: sent,
    asked: { ...asked, state: 'closed', outcome: 'refund', closedAt: later(121) },
    at: later(121),
  },
  {
    kind: 'payment_returned',
    order,
    payment: { intentId: 'pi_sample', amount: 61_166, currency: 'usd' },
    at: later(73),
  },
  { kind: 'new_paid_order', order: paid, at: later(1) },
  {
    kind: 'back_in_stock',
    product,
    notice: { id: 'sample-notice', productId: 'oak-dowels', email: order.email, createdAt: at },
    at: later(50),
  },
  { kind: 'low_stock', product, movementId: 'sample-hold', at },
  {
    kind: 'needs_attention',
    alert: {
      id: 'sample-alert',
      kind: 'dispute',
      orderId: order.id,
      number: order.number,
      dueAt: later(60 * 24 * 9),
      transactionId: 'pi_sample',
      amount: 61_166,
      currency: 'usd',
      message: 'The buyer disputes this payment with the bank. Please respond to it at Stripe.',
      createdAt: at,
    },
    at,
  },
  { kind: 'message_received', message, at },
  {
    kind: 'message_reply',
    message,
    reply: {
      id: 'sample-reply',
      text: 'Hello Sam,\n\nyes, we make them in 10 mm as well. Two thousand are ready within three weeks; the price is that of the 8 mm ones.\n\nBest wishes from the workshop, Ada',
    },
    at: later(3),
  },
  {
    kind: 'review_hidden',
    review: {
      id: 'sample-review',
      uid: 'sample-buyer',
      email: 'shopper@wood-master.test',
      name: 'Sam',
      rating: 2,
      text: 'Call me at 555-0100 and I will tell you what I think of these dowels.',
      createdAt: at,
    },
    reason: 'It has a phone number in it. You are welcome to write it again without.',
    decisionId: 'sample-decision',
    at: later(5),
  },
]
