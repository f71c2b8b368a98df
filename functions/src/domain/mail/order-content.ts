import { localLines } from '@wood-master/contract/address-format'
import { listText } from '@wood-master/contract/list-text'
import { perLocale } from '@wood-master/contract/locale'
import { formatAmount, toMajor } from '@wood-master/contract/money'
import type { OrderState } from '@wood-master/contract/order-states'
import { trackingUrl } from '@wood-master/contract/shipping'
import type { LeavingDays } from '@wood-master/contract/supply'
import { totalName, totalRows } from '@wood-master/contract/total-rows'
import * as m from '../../texts/mail.ts'
import { type Order, type Shipment, saidDiscount, titleOf } from '../orders/order.ts'
import { awaitsFreight } from '../orders/order-rules.ts'
import { unitsToShip } from '../orders/refund-lines.ts'
import { shown } from '../stored-texts.ts'
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

const moments = perLocale(
  (tag) =>
    new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'UTC',
    }),
)
/** A moment as mails print it, in UTC, because nobody knows where the reader is. */
export const shownMoment = (moment: Date): string => `${moments().format(moment)} UTC`

export function orderContent(news: OrderNews, siteUrl: string): MailContent {
  const { order } = news
  const orderPage = `${siteUrl}/dashboard/myOrders/${order.id}`
  const base = {
    lines: linesOf(order),
    totals: totalsOf(order),
    why: whyOf(order),
  }
  const pay = { label: m.payNow(), url: `${siteUrl}/order/${order.id}` }
  const view = { label: m.viewYourOrder(), url: orderPage }
  switch (news.kind) {
    case 'order_received':
      if (awaitsFreight(order)) return awaitingContent(order, base, view)
      return {
        ...base,
        subject: m.receivedSubject({ number: order.number }),
        preview: m.receivedPreview({
          total: shownAmount(order.total, order.currency),
          payBy: shownMoment(order.payBy),
        }),
        heading: m.receivedHeading(),
        paragraphs: [
          m.receivedThanks({ number: order.number }),
          m.receivedReserved({ payBy: shownMoment(order.payBy) }),
        ],
        facts: factsOf(order),
        action: pay,
        closing: [m.paidMeanwhile()],
      }
    case 'payment_received':
      return {
        ...base,
        subject: m.paidSubject({ number: order.number }),
        preview: m.paidPreview({ total: shownAmount(order.total, order.currency) }),
        heading: m.paidHeading(),
        paragraphs: [m.paidText({ number: order.number }), m.invoiceOnPage()],
        facts: [
          ...factsOf(order),
          ...destinationOf(order),
          { label: m.invoice(), value: m.viewOrPrint(), url: `${orderPage}/invoice` },
        ],
        action: view,
      }
    case 'shipped':
      return shipmentContent(news, base, view)
    case 'shipment_undone':
      return {
        ...base,
        subject: m.shipmentUndoneSubject({ number: order.number }),
        preview: m.shipmentUndonePreview(),
        heading: m.shipmentUndoneHeading(),
        paragraphs: [m.shipmentUndoneText({ number: order.number }), m.shipmentUndoneNext()],
        facts: factsOf(order),
        action: view,
      }
    case 'expires_soon':
      return {
        ...base,
        subject: m.expiresSoonSubject({ number: order.number }),
        preview: m.expiresSoonPreview({ payBy: shownMoment(order.payBy) }),
        heading: m.expiresSoonHeading(),
        paragraphs: [
          m.expiresSoonText({ number: order.number, payBy: shownMoment(order.payBy) }),
          m.expiresSoonNext(),
        ],
        facts: factsOf(order),
        action: pay,
      }
    case 'expired':
      return {
        ...base,
        subject: m.expiredSubject({ number: order.number }),
        preview: m.expiredPreview(),
        heading: m.expiredHeading(),
        paragraphs: [m.expiredText({ number: order.number }), m.expiredNext()],
        facts: factsOf(order),
        action: { label: m.orderAgain(), url: orderPage },
      }
    case 'refunded':
      return refundContent(news, base, view)
  }
}

/** An order that cannot be paid yet, because no rate carries it. */
function awaitingContent(
  order: Order,
  base: Pick<MailContent, 'lines' | 'totals' | 'why'>,
  action: NonNullable<MailContent['action']>,
): MailContent {
  const { number, payBy } = order
  return {
    ...base,
    subject: m.receivedSubject({ number }),
    preview: m.freightToComePreview(),
    heading: m.receivedHeading(),
    paragraphs: [m.receivedThanks({ number }), m.freightToCome({ payBy: shownMoment(payBy) })],
    facts: factsOf(order),
    action,
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
      subject: m.shippedSubject({ number }),
      preview: m.shippedPreview(),
      heading: m.shippedHeading(),
      paragraphs: [m.shippedText({ number })],
      facts,
      action,
    }
  }
  const names = new Map(order.lines.map(({ productId, name }) => [productId, oneLine(name)]))
  const isLast = left.length === 0
  const rest = listText(
    left.map(({ productId, quantity }) => {
      const promise = order.lines.find((line) => line.productId === productId)?.promise
      const what = `${quantity} × ${names.get(productId)}`
      return promise ? `${what} (${m.leavesDays({ days: shownDays(promise) })})` : what
    }),
  )
  return {
    why: base.why,
    subject: isLast ? m.restShippedSubject({ number }) : m.partShippedSubject({ number }),
    preview: isLast ? m.restShippedPreview() : m.partShippedPreview(),
    heading: isLast ? m.restShippedHeading() : m.partShippedHeading(),
    paragraphs: [m.parcelHolds({ number }), isLast ? m.allShipped() : m.stillToCome({ rest })],
    lines: shipment.lines.map(({ productId, quantity }) => ({
      name: names.get(productId) ?? '',
      detail: m.quantityInParcel({ quantity }),
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
    subject: left > 0 ? m.partlyRefundedSubject(order) : m.refundedSubject(order),
    preview: m.refundedPreview({ amount }),
    heading: m.refundedHeading(),
    paragraphs: [
      m.refundedText({ amount, number: order.number }),
      ...(refund.taxOnly ? [m.taxNotDue()] : []),
    ],
    lines: refund.lines?.map(({ productId, quantity }) => ({
      name: oneLine(names.get(productId) ?? m.productGone()),
      detail: m.quantityRefunded({ quantity }),
      amount: '',
    })),
    totals: [
      { label: m.paid(), amount: shownAmount(order.total, order.currency) },
      { label: m.refundedSoFar(), amount: shownAmount(order.refundedTotal, order.currency), strong: true },
    ],
    action,
  }
}

/** What the shop tells whoever paid for an order that could not take the money. */
export function returnedPaymentContent({ order, payment }: NewsOf<'payment_returned'>): MailContent {
  const amount = shownAmount(payment.amount, payment.currency)
  return {
    subject: m.paymentReturnedSubject({ number: order.number }),
    preview: m.paymentReturnedPreview({ amount }),
    heading: m.paymentReturnedHeading(),
    paragraphs: [m.paymentReturnedText({ amount, number: order.number }), m.paymentReturnedNext()],
    why: whyOf(order),
  }
}

/** Asks for what an order would have cost more with the address that an admin gave it; nothing is charged by it. */
export function differenceContent(
  { order, asked }: NewsOf<'difference_asked'>,
  siteUrl: string,
): MailContent {
  const { number, goodsTotal, total, currency } = order
  const amountText = (minor: number) => shownAmount(minor, currency)
  const missing = amountText(asked.total - total)
  const rows = totalRows({
    goods: goodsTotal,
    shipping: { amount: asked.shippingTotal },
    tax: { amount: asked.taxTotal },
  })
  return {
    subject: m.differenceAskedSubject({ number, missing }),
    preview: m.differenceAskedPreview(),
    heading: m.differenceAskedHeading(),
    paragraphs: [
      m.differenceText({
        number,
        total: amountText(asked.total),
        paid: amountText(total),
        missing,
      }),
      m.differenceAskedNext(),
    ],
    facts: [...factsOf(order), ...destinationOf({ ...order, shipping: undefined })],
    totals: [
      ...rows.map(({ name, amount }) => ({ label: name, amount: amountText(amount) })),
      { label: m.withThisAddress(), amount: amountText(asked.total) },
      { label: m.paid(), amount: amountText(total) },
      { label: m.missing(), amount: missing, strong: true },
    ],
    action: { label: m.viewYourOrder(), url: `${siteUrl}/dashboard/myOrders/${order.id}` },
    why: whyOf(order),
  }
}

/** That a line leaves at another time than was promised, because what it waits for comes then. */
export function movedContent({ order, moved }: NewsOf<'delivery_moved'>, siteUrl: string): MailContent {
  const { number } = order
  const { name = '' } = order.lines.find(({ productId }) => productId === moved.productId) ?? {}
  const days = shownDays(moved.after)
  return {
    subject: m.deliveryMovedSubject({ number }),
    preview: m.deliveryMovedPreview({ name: oneLine(name), days }),
    heading: m.deliveryMovedHeading(),
    paragraphs: [m.deliveryMovedText({ number, name: oneLine(name), days }), m.deliveryMovedNext()],
    lines: linesOf(order),
    facts: factsOf(order),
    action: { label: m.viewYourOrder(), url: `${siteUrl}/dashboard/myOrders/${order.id}` },
    why: whyOf(order),
  }
}

const dayRange = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
)
const shownDays = ({ from, to }: LeavingDays) => dayRange().formatRange(new Date(from), new Date(to))

/** What had to be waited for says when it leaves; the rest leaves at once. */
export function linesOf({ lines, currency }: Order): ContentLine[] {
  return lines.map(({ name, sku, unit, quantity, unitPrice, price, promise }) => ({
    name: oneLine(name),
    detail: [
      m.lineFacts({ quantity, price: shownAmount(unitPrice, currency), unit: oneLine(unit, 40) }),
      sku,
      ...(promise ? [m.leavesDays({ days: shownDays(promise) })] : []),
    ].join(' · '),
    amount: shownAmount(price, currency),
  }))
}

export function totalsOf(order: Order): MailContent['totals'] {
  const { goodsTotal, shippingTotal, tax, taxLines, taxTotal, total, currency, shipping, state } = order
  const amountText = (minor: number) => shownAmount(minor, currency)
  const rows = totalRows({
    goods: goodsTotal,
    discount: order.discount,
    shipping: { name: shipping && shown(shipping.name), amount: shippingTotal },
    tax: { terms: tax, lines: taxLines, amount: taxTotal },
  })
  return [
    ...rows.map(({ name, amount }) => ({ label: oneLine(name), amount: amountText(amount) })),
    { label: totalName(state), amount: amountText(total), strong: true },
  ]
}

export function factsOf(order: Order): { label: string; value: string }[] {
  const { number, poNumber, unproven, currency } = order
  const said = saidDiscount(order)
  const saved = said && {
    percent: said.percent,
    amount: shownAmount(said.amount, currency),
    reason: oneLine(said.reason),
  }
  const po = unproven ? undefined : reference(poNumber)
  return [
    { label: m.order(), value: number },
    ...(po ? [{ label: m.yourPoNumber(), value: po }] : []),
    ...(saved ? [{ label: m.discount(), value: m.discountOf(saved) }] : []),
  ]
}

const countryNames = perLocale((tag) => new Intl.DisplayNames(tag, { type: 'region' }))

/** Where a paid order goes. Not in mails about unpaid ones, nor to an email that nobody proved: whoever placed them typed it. */
function destinationOf({ address, shipping, unproven }: Order): { label: string; value: string }[] {
  if (unproven) return []
  const parts = address ? [...localLines(address), countryNames().of(address.country)] : []
  return [
    ...(address ? [{ label: m.shipTo(), value: oneLine(parts.join(', '), 300) }] : []),
    ...(shipping ? [{ label: m.delivery(), value: oneLine(shown(shipping.name)) }] : []),
  ]
}

function trackingOf({ carrier, tracking }: Shipment): NonNullable<MailContent['facts']> {
  return [
    ...(carrier ? [{ label: m.carrier(), value: oneLine(carrier) }] : []),
    ...(tracking ?? []).map((number) => ({
      label: m.trackingNumber(),
      value: oneLine(number),
      url: trackingUrl(carrier, number),
    })),
  ]
}

export function whyOf({ number, state }: Pick<Order, 'number'> & { state?: OrderState }): string {
  return state === 'unpaid' ? m.whyUnpaid({ number }) : m.whyOfOrder({ number })
}

/** What admins read of an order, without the buyer’s name and address. */
export function paidOrderContent({ order }: NewsOf<'new_paid_order'>, siteUrl: string): MailContent {
  const amount = shownAmount(order.total, order.currency)
  return {
    subject: m.newOrderSubject({ number: order.number, amount }),
    preview: oneLine(titleOf(order.lines)),
    heading: m.newOrderHeading(),
    paragraphs: [m.newOrderText({ number: order.number })],
    lines: linesOf(order),
    totals: totalsOf(order),
    action: { label: m.openTheOrder(), url: `${siteUrl}/dashboard/manageOrder/${order.id}` },
    why: adminsWhy(),
  }
}

export const adminsWhy = m.whyToAdmins
