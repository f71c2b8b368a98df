import { toMajor } from '@wood-master/contract/money'
import type { paymentAlertKinds } from '@wood-master/contract/payments'
import type { Order } from '../orders/order.ts'
import type { RefundRecord } from '../orders/refund.ts'
import type { Page, PageRequest } from '../stores.ts'
import type { Dispute, PaymentIntent } from './payment-provider.ts'

/** A payment that an admin should look at. One thing has one id, so it is listed once however often it is met. */
export interface PaymentAlert {
  id: string
  kind: (typeof paymentAlertKinds)[number]
  orderId?: string
  transactionId?: string
  /** Minor units. */
  amount: number
  currency: string
  message: string
  createdAt: Date
  resolved: boolean
  resolvedBy?: string
  resolvedAt?: Date
}

export type NewPaymentAlert = Omit<PaymentAlert, 'resolved' | 'resolvedBy' | 'resolvedAt'>

/** The alert as it goes on the list; nothing when it is known, unless `again` brings a new message. */
export function raised(
  known: PaymentAlert | undefined,
  alert: NewPaymentAlert,
  again: boolean,
): PaymentAlert | undefined {
  const isNews = !known || (again && known.message !== alert.message)
  return isNews ? { ...alert, resolved: false } : undefined
}

/** The alert off the list; nothing when it was resolved before. */
export function resolved(
  alert: PaymentAlert,
  { by, now }: { by: string; now: Date },
): PaymentAlert | undefined {
  return alert.resolved ? undefined : { ...alert, resolved: true, resolvedBy: by, resolvedAt: now }
}

export interface PaymentAlertStore {
  /** Open alerts, newest first. */
  list(request: PageRequest): Promise<Page<PaymentAlert>>
  /** Adds it to the list; a known one stays as it is, unless `again` is set and its message is new. */
  raise(alert: NewPaymentAlert, how?: { again?: boolean; eventId?: string }): Promise<void>
  /** False when it was resolved already. Throws `not_found`. */
  resolve(id: string, by: { by: string; now: Date }): Promise<boolean>
}

/** Minor units as alert messages print them: `12.5 USD`. */
const shown = (amount: number, currency: string) => `${toMajor(amount, currency)} ${currency.toUpperCase()}`

/** An expired order was paid after all, because its units were still in stock. */
export function reinstatedLate(order: Order, intent: PaymentIntent, now: Date): NewPaymentAlert {
  return {
    id: latePaymentRefundId(intent.id),
    kind: 'late_payment_taken',
    orderId: order.id,
    transactionId: intent.id,
    amount: intent.amount,
    currency: intent.currency,
    message:
      'The payment came after the order had expired. Its pieces were still in stock, so the order is paid.',
    createdAt: now,
  }
}

/** For an intent whose money belongs to no order; the scheduled check raises it under the same id. */
export const orphanAlertId = (intentId: string) => `check-orphan-${intentId}`

/** A price was paid, and no order was named for it. */
export function unreportedPayment(intent: PaymentIntent, now: Date): NewPaymentAlert {
  const message = 'This payment was not reported for any order. Find its buyer, or refund it at Stripe.'
  return orphanAlert(intent, message, now)
}

/** An order was paid once more for a price alone, after the first such payment was refunded automatically. */
export function repeatedPayment(intent: PaymentIntent, orderId: string, now: Date): NewPaymentAlert {
  const message =
    'This order was paid before, and an earlier second payment was refunded. This one is not refunded automatically: please refund it at Stripe.'
  return { ...orphanAlert(intent, message, now), orderId }
}

function orphanAlert({ id, amount, currency }: PaymentIntent, message: string, now: Date): NewPaymentAlert {
  return {
    id: orphanAlertId(id),
    kind: 'payment_mismatch',
    transactionId: id,
    amount,
    currency,
    message,
    createdAt: now,
  }
}

/** A refund that should have reached the buyer did not. */
export function refundFailed(refund: RefundRecord, now: Date, problem?: string): NewPaymentAlert {
  const why = problem ? ` Stripe says: ${problem}` : ''
  return {
    id: `refund-${refund.id}`,
    kind: 'refund_failed',
    orderId: refund.orderId,
    transactionId: refund.intentId,
    amount: refund.amount,
    currency: refund.currency,
    message: `A refund of ${shown(refund.amount, refund.currency)} did not reach the buyer.${why}`,
    createdAt: now,
  }
}

const endings = {
  won: 'The shop keeps the money.',
  lost: 'The money went back to the buyer.',
  closed: 'Stripe shows what became of the money.',
} as const satisfies Record<NonNullable<Dispute['ending']>, string>

/** `order`: the one that it paid, as far as that is known. */
export function disputed(
  dispute: Dispute,
  order: { id?: string | undefined; number?: string },
  now: Date,
): NewPaymentAlert {
  const what = order.number ? `the payment of order ${order.number}` : 'this payment'
  return {
    id: `dispute-${dispute.id}`,
    kind: 'dispute',
    orderId: order.id,
    transactionId: dispute.intentId,
    amount: dispute.amount,
    currency: dispute.currency,
    message: dispute.ending
      ? `The dispute about ${what} is ${dispute.ending}. ${endings[dispute.ending]}`
      : `The buyer disputes ${what} with the bank. Please respond to it at Stripe.`,
    createdAt: now,
  }
}

/** The key of the refund of a payment that no order can take. */
export const latePaymentRefundId = (intentId: string) => `late-${intentId}`

const sentences = {
  late: 'The payment came after its order was gone and is being refunded in full.',
  second: 'The order was already paid, so this second payment is being refunded in full.',
  mismatch: 'The payment does not match its order and is being refunded in full.',
} as const

/** What is done about a payment that came too late: its refund, its alert, and what the buyer is told. */
export interface LatePayment {
  refund: RefundRecord
  alert: NewPaymentAlert
  sentence: string
}

export function latePayment(
  intent: PaymentIntent,
  { orderId, why, now }: { orderId: string; why: keyof typeof sentences; now: Date },
): LatePayment {
  const { id: intentId, amount, currency, refunded } = intent
  const sentence = sentences[why]
  const id = latePaymentRefundId(intentId)
  return {
    sentence,
    refund: {
      id,
      orderId,
      intentId,
      amount: amount - refunded,
      currency,
      reason: sentence,
      restocked: false,
      state: 'pending',
      createdAt: now,
    },
    alert: {
      id,
      kind: why === 'mismatch' ? 'payment_mismatch' : 'late_payment_refunded',
      orderId,
      transactionId: intentId,
      amount,
      currency,
      message: sentence,
      createdAt: now,
    },
  }
}
