import { listText } from '@wood-master/contract/list-text'
import { totalRows } from '@wood-master/contract/total-rows'
import * as m from '../../texts/mail.ts'
import { type Order, titleOf } from '../orders/order.ts'
import { awaitsFreight } from '../orders/order-rules.ts'
import { unitsToShip } from '../orders/refund-lines.ts'
import { type MailContent, oneLine, saidBy } from './mail-content.ts'
import type { NewsOf, RequestKind } from './news.ts'
import {
  destinationOf,
  factsOf,
  linesOf,
  shownAmount,
  shownDays,
  shownMoment,
  toAdmins,
  toBuyer,
  totalsOf,
  trackingOf,
  unitLines,
  whyOf,
} from './order-facts.ts'

const said = saidBy(m)

/** What texts about an order may name. */
const valuesOf = ({ number, total, shippingTotal, payBy, currency }: Order) => ({
  number,
  total: shownAmount(total, currency),
  freight: shownAmount(shippingTotal, currency),
  payBy: shownMoment(payBy),
})

const withLines = (order: Order) => ({ lines: linesOf(order), totals: totalsOf(order) })

type OrderKind = 'order_received' | 'payment_received' | 'shipment_undone' | 'expires_soon' | 'expired'

export function orderContent({ kind, order }: NewsOf<OrderKind>, siteUrl: string): MailContent {
  const values = valuesOf(order)
  const base = { ...withLines(order), ...toBuyer(order, siteUrl) }
  const { url } = base.action
  const pay = { label: m.payNow(), url: `${siteUrl}/order/${order.id}` }
  switch (kind) {
    case 'order_received': {
      const received = { ...base, ...said('received', values) }
      if (!awaitsFreight(order)) return { ...received, action: pay, closing: [m.paidMeanwhile()] }
      // It cannot be paid yet, because no rate carries it.
      const paragraphs = [m.receivedText(values), m.freightToCome(values)]
      return { ...received, preview: m.freightToComePreview(), paragraphs }
    }
    case 'payment_received': {
      const invoice = { label: m.invoice(), value: m.viewOrPrint(), url: `${url}/invoice` }
      const facts = [...base.facts, ...destinationOf(order), invoice]
      return { ...base, ...said('paid', values), facts }
    }
    case 'shipment_undone': {
      // Those of before there were parts name no lines: all was in one parcel.
      const { lines = order.lines } = order.undoneShipments?.at(-1) ?? {}
      const parcel = { lines: unitLines(order, lines, m.quantityInParcel) }
      return { ...toBuyer(order, siteUrl), ...said('shipmentUndone', values), ...parcel }
    }
    case 'expires_soon':
      return { ...base, ...said('expiresSoon', values), action: pay }
    case 'expired':
      return { ...base, ...said('expired', values), action: { label: m.orderAgain(), url } }
  }
}

/** The whole order on its way, as long as it takes one shipment; else a part of it, with what follows. */
export function shipmentContent({ order, shipment }: NewsOf<'shipped'>, siteUrl: string): MailContent {
  const { number } = order
  const { facts, ...base } = toBuyer(order, siteUrl)
  const sent = { ...base, facts: [...facts, ...destinationOf(order), ...trackingOf(shipment)] }
  const left = unitsToShip(order)
  const isLast = left.length === 0
  if (isLast && order.shipments.length === 1)
    return { ...withLines(order), ...sent, ...said('shipped', { number }) }
  const rest = listText(
    left.map(({ productId, quantity }) => {
      const { name = '', promise } = order.lines.find((line) => line.productId === productId) ?? {}
      const what = `${quantity} × ${oneLine(name)}`
      return promise ? `${what} (${m.leavesDays({ days: shownDays(promise) })})` : what
    }),
  )
  return {
    ...sent,
    ...said(isLast ? 'restShipped' : 'partShipped', { number }),
    paragraphs: [m.parcelHolds({ number }), isLast ? m.allShipped() : m.stillToCome({ rest })],
    lines: unitLines(order, shipment.lines, m.quantityInParcel),
  }
}

export function refundContent({ order, refund }: NewsOf<'refunded'>, siteUrl: string): MailContent {
  const { number, total, refundedTotal, currency } = order
  const amount = shownAmount(refund.amount, currency)
  const { facts: _, ...base } = toBuyer(order, siteUrl)
  const words = said('refunded', { number, amount })
  return {
    ...base,
    ...words,
    ...(total > refundedTotal ? { subject: m.partlyRefundedSubject({ number }) } : {}),
    paragraphs: [...words.paragraphs, ...(refund.taxOnly ? [m.taxNotDue()] : [])],
    lines: refund.lines && unitLines(order, refund.lines, m.quantityRefunded),
    totals: [
      { label: m.paid(), amount: shownAmount(total, currency) },
      { label: m.refundedSoFar(), amount: shownAmount(refundedTotal, currency), strong: true },
    ],
  }
}

/** What the shop tells whoever paid for an order that could not take the money. */
export function returnedPaymentContent({ order, payment }: NewsOf<'payment_returned'>): MailContent {
  const amount = shownAmount(payment.amount, payment.currency)
  return { ...said('paymentReturned', { amount, number: order.number }), why: whyOf(order) }
}

/** Asks for what an order would have cost more with the address that an admin gave it; nothing is charged by it. */
export function differenceContent(
  { order, asked }: NewsOf<'difference_asked'>,
  siteUrl: string,
): MailContent {
  const { number, goodsTotal, total, currency } = order
  const amountText = (minor: number) => shownAmount(minor, currency)
  const [missing, paid] = [amountText(asked.total - total), amountText(total)]
  const { shippingTotal, taxTotal } = asked
  const rows = totalRows({ goodsTotal, shipping: { amount: shippingTotal }, tax: { amount: taxTotal } })
  return {
    ...toBuyer(order, siteUrl),
    ...said('differenceAsked', { number, missing, paid, total: amountText(asked.total) }),
    facts: [...factsOf(order), ...destinationOf({ ...order, shipping: undefined })],
    totals: [
      ...rows.map(({ name, amount }) => ({ label: name, amount: amountText(amount) })),
      { label: m.withThisAddress(), amount: amountText(asked.total) },
      { label: m.paid(), amount: paid },
      { label: m.missing(), amount: missing, strong: true },
    ],
  }
}

/** That a line leaves at another time than was promised, because what it waits for comes then. */
export function movedContent({ order, moved }: NewsOf<'delivery_moved'>, siteUrl: string): MailContent {
  const line = order.lines.find(({ productId }) => productId === moved.productId)
  const values = { number: order.number, name: oneLine(line?.name ?? ''), days: shownDays(moved.after) }
  return { ...toBuyer(order, siteUrl), ...said('deliveryMoved', values), lines: linesOf(order) }
}

/** What admins read of an order, without the buyer’s name and address. */
export function paidOrderContent({ order }: NewsOf<'new_paid_order'>, siteUrl: string): MailContent {
  const { number, total, currency } = order
  return {
    ...withLines(order),
    ...toAdmins(order.id, siteUrl),
    ...said('newOrder', { number, amount: shownAmount(total, currency) }),
    preview: oneLine(titleOf(order.lines)),
  }
}

export function freightSetContent({ order }: NewsOf<'freight_set'>, siteUrl: string): MailContent {
  const base = { ...withLines(order), ...toBuyer(order, siteUrl) }
  const action = { ...base.action, label: m.freightSetAction() }
  return { ...base, ...said('freightSet', valuesOf(order)), action }
}

export const freightAskedContent = ({ order }: NewsOf<'freight_asked'>, siteUrl: string): MailContent => ({
  ...toAdmins(order.id, siteUrl),
  ...said('freightAsked', { number: order.number }),
  lines: linesOf(order),
})

export type RequestNews = NewsOf<RequestKind>

/** Of a request to cancel a paid order; that it was granted, the mail about the refund says. */
export function cancelContent({ kind, order, request }: RequestNews, siteUrl: string): MailContent {
  const values = { number: order.number }
  if (kind === 'new_cancel_request')
    return { ...toAdmins(order.id, siteUrl), ...said('newCancelRequest', values) }
  const base = toBuyer(order, siteUrl)
  if (kind === 'cancel_requested') return { ...base, ...said('cancelRequested', values) }
  const { answer = '' } = request
  const words = said('cancelDeclined', values)
  return { ...base, ...words, preview: oneLine(answer, 140), paragraphs: [...words.paragraphs, answer] }
}
