import { formatAmount, toMajor } from '@wood-master/contract/money'
import type { OrderState } from '@wood-master/contract/order-states'
import { trackingUrl } from '@wood-master/contract/shipping'
import { totalName, totalRows } from '@wood-master/contract/total-rows'
import { type Order, type Shipment, titleOf } from '../orders/order.ts'
import { unitsToShip } from '../orders/refund-lines.ts'
import { type ContentLine, type MailContent, oneLine, reference } from './mail-content.ts'
import type { NewsOf } from './news.ts'

type OrderNews = NewsOf<
  | 'order_received'
  | 'payment_received'
  | 'shipped'
  | 'shipment_undone'
  | 'expires_soon'
  | 'expired'
  | 'refunded'
>

/** An amount in minor units as people read it. */
export const shownAmount = (minor: number, currency: string) =>
  formatAmount(toMajor(minor, currency), currency)

/** A moment as mails print it, in UTC, because nobody knows where the reader is. */
export function shownMoment(moment: Date): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  })
  return `${format.format(moment)} UTC`
}

export function orderContent(news: OrderNews, siteUrl: string): MailContent {
  const { order } = news
  const orderPage = `${siteUrl}/dashboard/myOrders/${order.id}`
  const base = {
    lines: linesOf(order),
    totals: totalsOf(order),
    why: whyOf(order),
  }
  const pay = { label: 'Pay now', url: `${siteUrl}/order/${order.id}` }
  const view = { label: 'View your order', url: orderPage }
  switch (news.kind) {
    case 'order_received':
      return {
        ...base,
        subject: `Order ${order.number} received`,
        preview: `Please pay ${shownAmount(order.total, order.currency)} by ${shownMoment(order.payBy)}.`,
        heading: 'We have received your order',
        paragraphs: [
          `Thank you for order ${order.number}. It is not paid yet.`,
          `We have reserved everything for you until ${shownMoment(order.payBy)}. Please pay by card on the order’s page before then; after that the reservation ends.`,
        ],
        facts: factsOf(order),
        action: pay,
        closing: ['If you have paid in the meantime, there is nothing more to do.'],
      }
    case 'payment_received':
      return {
        ...base,
        subject: `Order ${order.number} paid`,
        preview: `We have received ${shownAmount(order.total, order.currency)}.`,
        heading: 'We have received your payment',
        paragraphs: [
          `Thank you. Order ${order.number} is paid, and we are getting it ready for shipping.`,
          'Your invoice is on the order’s page as soon as it is issued, usually within minutes.',
        ],
        facts: [
          ...factsOf(order),
          ...destinationOf(order),
          { label: 'Invoice', value: 'View or print', url: `${orderPage}/invoice` },
        ],
        action: view,
      }
    case 'shipped':
      return shipmentContent(news, base, view)
    case 'shipment_undone':
      return {
        ...base,
        subject: `Order ${order.number} is not shipped yet`,
        preview: 'Our last mail was a mistake.',
        heading: 'Your order is not on its way yet',
        paragraphs: [
          `We told you that order ${order.number} had been shipped. That was a mistake: it is still here, and any tracking number in that mail is not yours.`,
          'You get another mail as soon as it really leaves.',
        ],
        facts: factsOf(order),
        action: view,
      }
    case 'expires_soon':
      return {
        ...base,
        subject: `Order ${order.number} expires soon`,
        preview: `Reserved until ${shownMoment(order.payBy)}.`,
        heading: 'Your reservation ends soon',
        paragraphs: [
          `Order ${order.number} is not paid yet. We keep everything in it for you until ${shownMoment(order.payBy)}.`,
          'Please pay before then if you still want it. Otherwise there is nothing to do.',
        ],
        facts: factsOf(order),
        action: pay,
      }
    case 'expired':
      return {
        ...base,
        subject: `Order ${order.number} expired`,
        preview: 'It was not paid in time.',
        heading: 'Your order has expired',
        paragraphs: [
          `Order ${order.number} was not paid in time, so we no longer reserve anything for it. You have not been charged.`,
          'You can order again at any time.',
        ],
        facts: factsOf(order),
        action: { label: 'Order again', url: orderPage },
      }
    case 'refunded':
      return refundContent(news, base, view)
  }
}

/** The whole order on its way, as long as it takes one shipment; else a part of it, with what follows. */
function shipmentContent(
  { order, shipment }: NewsOf<'shipped'>,
  base: Pick<MailContent, 'lines' | 'totals' | 'why'>,
  action: NonNullable<MailContent['action']>,
): MailContent {
  const { number } = order
  const facts = [...factsOf(order), ...destinationOf(order), ...trackingOf(shipment)]
  const left = unitsToShip(order)
  if (order.shipments.length === 1 && left.length === 0) {
    return {
      ...base,
      subject: `Order ${number} shipped`,
      preview: 'It is on its way.',
      heading: 'Your order is on its way',
      paragraphs: [`We have shipped order ${number}.`],
      facts,
      action,
    }
  }
  const names = new Map(order.lines.map(({ productId, name }) => [productId, oneLine(name)]))
  const isLast = left.length === 0
  const rest = left.map(({ productId, quantity }) => `${quantity} × ${names.get(productId)}`).join(', ')
  return {
    why: base.why,
    subject: `Order ${number} ${isLast ? 'shipped: the rest of it' : 'shipped in part'}`,
    preview: isLast ? 'The rest of it is on its way.' : 'A part of it is on its way.',
    heading: isLast ? 'The rest of your order is on its way' : 'A part of your order is on its way',
    paragraphs: [
      `This parcel of order ${number} holds what is listed here.`,
      isLast ? 'With it, everything of the order has been sent.' : `Still to come: ${rest}.`,
    ],
    lines: shipment.lines.map(({ productId, quantity }) => ({
      name: names.get(productId) ?? '',
      detail: `${quantity} in this parcel`,
      amount: '',
    })),
    facts,
    action,
  }
}

function refundContent(
  { order, refund }: NewsOf<'refunded'>,
  base: Pick<MailContent, 'why'>,
  action: NonNullable<MailContent['action']>,
): MailContent {
  const amount = shownAmount(refund.amount, order.currency)
  const left = order.total - order.refundedTotal
  const names = new Map(order.lines.map(({ productId, name }) => [productId, name]))
  return {
    why: base.why,
    subject: `Order ${order.number} ${left > 0 ? 'partly refunded' : 'refunded'}`,
    preview: `${amount} is on its way to you.`,
    heading: 'We have sent money back to you',
    paragraphs: [
      `We have refunded ${amount} of order ${order.number}. Your bank usually books it within five to ten days, on the card that paid.`,
      ...(refund.taxOnly
        ? [
            'The tax register has confirmed your tax number, so this is the tax that was charged while it was silent.',
          ]
        : []),
    ],
    lines: refund.lines?.map(({ productId, quantity }) => ({
      name: oneLine(names.get(productId) ?? 'A product that we no longer sell'),
      detail: `${quantity} refunded`,
      amount: '',
    })),
    totals: [
      { label: 'Paid', amount: shownAmount(order.total, order.currency) },
      { label: 'Refunded so far', amount: shownAmount(order.refundedTotal, order.currency), strong: true },
    ],
    action,
  }
}

/** What the shop tells whoever paid for an order that could not take the money. */
export function returnedPaymentContent({ order, payment }: NewsOf<'payment_returned'>): MailContent {
  const amount = shownAmount(payment.amount, payment.currency)
  return {
    subject: `Order ${order.number} payment returned`,
    preview: `${amount} is on its way back to you.`,
    heading: 'We are returning your payment',
    paragraphs: [
      `We have received ${amount} for order ${order.number}, but the order could not take the payment: it had expired, was deleted, or was already paid.`,
      'We are refunding this payment in full. Your bank usually books it within five to ten days, on the card that paid.',
    ],
    why: whyOf(order),
  }
}

/** Asks for what an order would have cost more with the address that an admin gave it; nothing is charged by it. */
export function differenceContent(
  { order, asked }: NewsOf<'difference_asked'>,
  siteUrl: string,
): MailContent {
  const { number, goodsTotal, total, currency } = order
  const shown = (minor: number) => shownAmount(minor, currency)
  const missing = shown(asked.total - total)
  const rows = totalRows({
    goods: goodsTotal,
    shipping: { amount: asked.shippingTotal },
    tax: { amount: asked.taxTotal },
  })
  return {
    subject: `Order ${number}: ${missing} is missing`,
    preview: 'It costs more with the address that it goes to.',
    heading: 'Part of your payment is missing',
    paragraphs: [
      `With the address that order ${number} goes to, it costs ${shown(asked.total)} with shipping and tax. You paid ${shown(total)}, so ${missing} is missing.`,
      'Please answer this mail or write to us, and we will arrange the payment with you. Nothing is charged by itself.',
    ],
    facts: [...factsOf(order), ...destinationOf({ ...order, shipping: undefined })],
    totals: [
      ...rows.map(({ name, amount }) => ({ label: name, amount: shown(amount) })),
      { label: 'With this address', amount: shown(asked.total) },
      { label: 'Paid', amount: shown(total) },
      { label: 'Missing', amount: missing, strong: true },
    ],
    action: { label: 'View your order', url: `${siteUrl}/dashboard/myOrders/${order.id}` },
    why: whyOf(order),
  }
}

function linesOf({ lines, currency }: Order): ContentLine[] {
  return lines.map(({ name, sku, unit, quantity, unitPrice, price }) => ({
    name: oneLine(name),
    detail: `${quantity} × ${shownAmount(unitPrice, currency)} a ${oneLine(unit, 40)} · ${sku}`,
    amount: shownAmount(price, currency),
  }))
}

function totalsOf(order: Order): MailContent['totals'] {
  const { goodsTotal, shippingTotal, tax, taxLines, taxTotal, total, currency, shipping, state } = order
  const shown = (minor: number) => shownAmount(minor, currency)
  const rows = totalRows({
    goods: goodsTotal,
    shipping: { name: shipping?.name, amount: shippingTotal },
    tax: { terms: tax, lines: taxLines, amount: taxTotal },
  })
  return [
    ...rows.map(({ name, amount }) => ({ label: oneLine(name), amount: shown(amount) })),
    { label: totalName(state), amount: shown(total), strong: true },
  ]
}

export function factsOf({ number, poNumber, unproven }: Order): { label: string; value: string }[] {
  const po = unproven ? undefined : reference(poNumber)
  return [{ label: 'Order', value: number }, ...(po ? [{ label: 'Your PO number', value: po }] : [])]
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** Where a paid order goes. Not in mails about unpaid ones, nor to an email that nobody proved: whoever placed them typed it. */
function destinationOf({ address, shipping, unproven }: Order): { label: string; value: string }[] {
  if (unproven) return []
  const { name, company, line1, line2, postalCode, city, region, country } = address ?? {}
  const place = [postalCode, city].filter(Boolean).join(' ')
  const parts = [name, company, line1, line2, place, region, country && countryNames.of(country)]
  return [
    ...(address ? [{ label: 'Ship to', value: oneLine(parts.filter(Boolean).join(', '), 300) }] : []),
    ...(shipping ? [{ label: 'Delivery', value: oneLine(shipping.name) }] : []),
  ]
}

function trackingOf({ carrier, tracking }: Shipment): NonNullable<MailContent['facts']> {
  return [
    ...(carrier ? [{ label: 'Carrier', value: oneLine(carrier) }] : []),
    ...(tracking ?? []).map((number) => ({
      label: 'Tracking number',
      value: oneLine(number),
      url: trackingUrl(carrier, number),
    })),
  ]
}

export function whyOf({ number, state }: Pick<Order, 'number'> & { state?: OrderState }): string {
  const why = `You get this mail because order ${number} was placed with this address.`
  return state === 'unpaid'
    ? `${why} If it was not you, please ignore it: nothing is charged without a card.`
    : why
}

/** What admins read of an order, without the buyer’s name and address. */
export function paidOrderContent({ order }: NewsOf<'new_paid_order'>, siteUrl: string): MailContent {
  const amount = shownAmount(order.total, order.currency)
  return {
    subject: `Order ${order.number} paid: ${amount}, ready to ship`,
    preview: oneLine(titleOf(order.lines)),
    heading: 'A new paid order',
    paragraphs: [`Order ${order.number} is paid and waits to be shipped.`],
    lines: linesOf(order),
    totals: totalsOf(order),
    action: { label: 'Open the order', url: `${siteUrl}/dashboard/manageOrder/${order.id}` },
    why: adminsWhy,
  }
}

export const adminsWhy =
  'You get this mail because you run the shop. Mail settings in the dashboard say which of these mails admins get.'
