import { localLines } from '@wood-master/contract/address-format'
import { perLocale } from '@wood-master/contract/locale'
import { formatAmount, toMajor } from '@wood-master/contract/money'
import type { OrderState } from '@wood-master/contract/order-states'
import { trackingUrl } from '@wood-master/contract/shipping'
import type { LeavingDays } from '@wood-master/contract/supply'
import { countryNames } from '@wood-master/contract/tax'
import { totalName, totalRows } from '@wood-master/contract/total-rows'
import * as m from '../../texts/mail.ts'
import { type Order, type Shipment, saidDiscount } from '../orders/order.ts'
import type { LineUnits } from '../orders/refund.ts'
import { shown } from '../stored-texts.ts'
import { type ContentLine, type MailContent, oneLine, reference } from './mail-content.ts'

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

const dayRange = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
)
export const shownDays = ({ from, to }: LeavingDays) => dayRange().formatRange(new Date(from), new Date(to))

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

/** Units of an order's lines, with what a mail says of so many. */
export const unitLines = <Unit extends LineUnits>(
  { lines }: Order,
  units: readonly Unit[],
  detailOf: (unit: Unit) => string,
): ContentLine[] =>
  units.map((unit) => {
    const { name = m.productGone() } = lines.find(({ productId }) => productId === unit.productId) ?? {}
    return { name: oneLine(name), detail: detailOf(unit), amount: '' }
  })

export function totalsOf(order: Order): MailContent['totals'] {
  const { goodsTotal, shippingTotal, tax, taxLines, taxTotal, total, currency, shipping, state } = order
  const amountText = (minor: number) => shownAmount(minor, currency)
  const rows = totalRows({
    goodsTotal,
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

/** Where a paid order goes. Not in mails about unpaid ones, nor to an email that nobody proved: whoever placed them typed it. */
export function destinationOf({ address, shipping, unproven }: Order): { label: string; value: string }[] {
  if (unproven) return []
  const parts = address ? [...localLines(address), countryNames().of(address.country)] : []
  return [
    ...(address ? [{ label: m.shipTo(), value: oneLine(parts.join(', '), 300) }] : []),
    ...(shipping ? [{ label: m.delivery(), value: oneLine(shown(shipping.name)) }] : []),
  ]
}

export function trackingOf({ carrier, tracking }: Shipment): NonNullable<MailContent['facts']> {
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

/** What every mail to a buyer about an order has. */
export const toBuyer = (order: Order, siteUrl: string) => ({
  facts: factsOf(order),
  action: { label: m.viewYourOrder(), url: `${siteUrl}/dashboard/myOrders/${order.id}` },
  why: whyOf(order),
})

export const adminsWhy = m.whyToAdmins

/** What every mail to the admins about an order has; nothing of it names the buyer. */
export const toAdmins = (orderId: string, siteUrl: string) => ({
  action: { label: m.openTheOrder(), url: `${siteUrl}/dashboard/manageOrder/${orderId}` },
  why: adminsWhy(),
})
