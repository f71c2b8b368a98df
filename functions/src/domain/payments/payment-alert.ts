import type { PaymentAlert as SentAlert } from '@wood-master/contract/payments'
import * as m from '../../texts/alerts.ts'
import type { Kept } from '../kept.ts'
import type { Order } from '../orders/order.ts'
import type { RefundRecord } from '../orders/refund.ts'
import { unitsToShip } from '../orders/refund-lines.ts'
import { stored } from '../stored-texts.ts'
import type { Page, PageRequest } from '../stores.ts'
import type { Dispute, PaymentIntent } from './payment-provider.ts'

/** A payment that an admin should look at. One thing has one id, so it is listed once however often it is met. */
export type PaymentAlert = Kept<SentAlert> & {
  /** What Stripe says about it, beside the message, which is one of the shop's own texts as it is stored. */
  detail?: string | undefined
  /** Of a dispute. */
  stage?: Dispute['stage']
  resolved: boolean
  resolvedBy?: string
  resolvedAt?: Date
}

export type NewPaymentAlert = Omit<PaymentAlert, 'resolved' | 'resolvedBy' | 'resolvedAt'>

const stages: readonly Dispute['stage'][] = ['inquiry', 'dispute', 'appeal']
const stageNumber = ({ stage = 'inquiry' }: Pick<PaymentAlert, 'stage'>) => stages.indexOf(stage)

/** The alert as it goes on the list; nothing when it is known, unless its stage moved on, or `again` brings a new message. */
export function raised(known: PaymentAlert | undefined, alert: NewPaymentAlert, again: boolean) {
  if (known?.message === alert.message) return undefined
  if (known && !again && stageNumber(alert) <= stageNumber(known)) return undefined
  return { ...alert, resolved: false }
}

/** The open alert with the day that it has by now; nothing when that is the same. */
export function dueAnew(known: PaymentAlert | undefined, { message, dueAt }: NewPaymentAlert) {
  const isSame = known?.message !== message || known.dueAt?.getTime() === dueAt?.getTime()
  return known?.resolved === false && !isSame ? { ...known, dueAt } : undefined
}

/** The alert off the list; nothing when it was resolved before. */
export const resolved = (alert: PaymentAlert, { by, now }: { by: string; now: Date }) =>
  alert.resolved ? undefined : { ...alert, resolved: true, resolvedBy: by, resolvedAt: now }

export interface PaymentAlertStore {
  /** Open alerts, newest first. */
  list(request: PageRequest): Promise<Page<PaymentAlert>>
  /** Adds it to the list; a known one stays as it is but for its day, unless its stage moved on, or `again` is set and its message is new. */
  raise(alert: NewPaymentAlert, how?: { again?: boolean; eventId?: string }): Promise<void>
  /** False when it was resolved already. Throws `not_found`. */
  resolve(id: string, by: { by: string; now: Date }): Promise<boolean>
}

interface AlertedOrder {
  id?: string | undefined
  number?: string | undefined
}

const moneyOf = (
  { id: transactionId, amount, currency }: { id: string | undefined; amount: number; currency: string },
  { id: orderId, number }: AlertedOrder = {},
) => ({ orderId, number, transactionId, amount, currency })

const alertOf = (
  kind: PaymentAlert['kind'],
  id: string,
  money: ReturnType<typeof moneyOf>,
  text: () => string,
  createdAt: Date,
): NewPaymentAlert => ({ id, kind, ...money, message: stored(text), createdAt })

/** An expired order was paid after all, because its units were still in stock. */
export const reinstatedLate = (order: Order, intent: PaymentIntent, now: Date): NewPaymentAlert =>
  alertOf('late_payment_taken', latePaymentRefundId(intent.id), moneyOf(intent, order), m.paidLate, now)

/** For an intent whose money belongs to no order; the scheduled check raises it under the same id. */
export const orphanAlertId = (intentId: string) => `check-orphan-${intentId}`

export const unreportedPayment = (intent: PaymentIntent, now: Date): NewPaymentAlert =>
  alertOf('payment_mismatch', orphanAlertId(intent.id), moneyOf(intent), m.unreported, now)

/** An order that is paid or has expired was paid for a price alone, after the first such payment was refunded automatically. */
export const repeatedPayment = (intent: PaymentIntent, order: AlertedOrder, now: Date): NewPaymentAlert =>
  alertOf('payment_mismatch', orphanAlertId(intent.id), moneyOf(intent, order), m.repeated, now)

export function refundFailed(refund: RefundRecord, now: Date, detail?: string, number?: string) {
  const { id, orderId, intentId } = refund
  const money = moneyOf({ ...refund, id: intentId }, { id: orderId, number })
  return { ...alertOf('refund_failed', `refund-${id}`, money, m.refundFailed, now), detail }
}

const openings = {
  inquiry: m.disputeAsked,
  dispute: m.disputeOpen,
  appeal: m.disputeAppealed,
} as const satisfies Record<Dispute['stage'], () => string>

const endings = {
  won: m.disputeWon,
  lost: m.disputeLost,
  closed: m.disputeClosed,
} as const satisfies Record<NonNullable<Dispute['ending']>, () => string>

export function disputed(dispute: Dispute, order: Order | AlertedOrder, now: Date) {
  const { id, intentId, stage, ending, dueAt } = dispute
  const money = moneyOf({ ...dispute, id: intentId }, order)
  const isUnsent = 'state' in order && order.state === 'refunded' && unitsToShip(order).length > 0
  const ended = ending === 'lost' && isUnsent ? m.disputeLostUnsent : ending && endings[ending]
  const text = ended ?? openings[stage]
  return { ...alertOf('dispute', `dispute-${id}`, money, text, now), stage, dueAt }
}

export const latePaymentRefundId = (intentId: string) => `late-${intentId}`

const sentences = { late: m.late, second: m.second, mismatch: m.mismatch }

/** What is done about a payment that came too late: its refund, its alert, and what the buyer is told. */
export function latePayment(
  intent: PaymentIntent,
  { order, why, now }: { order: AlertedOrder & { id: string }; why: keyof typeof sentences; now: Date },
): { refund: RefundRecord; alert: NewPaymentAlert; sentence: string } {
  const { id: intentId, amount, currency, refunded } = intent
  const id = latePaymentRefundId(intentId)
  const kind = why === 'mismatch' ? 'payment_mismatch' : 'late_payment_refunded'
  const alert = alertOf(kind, id, moneyOf(intent, order), sentences[why], now)
  const { message: sentence } = alert
  const refund = { id, orderId: order.id, intentId, amount: amount - refunded, currency, reason: sentence }
  return { sentence, refund: { ...refund, restocked: false, state: 'pending', createdAt: now }, alert }
}
