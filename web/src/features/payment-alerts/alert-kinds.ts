import * as m from '#texts/payment-alerts.ts'
import type { PaymentAlert } from './payment-alerts-api.ts'

export const alertKinds: Record<PaymentAlert['kind'], { name: string; todo: string }> = {
  late_payment_refunded: {
    name: m.latePaymentRefunded(),
    todo: m.noActionNeededTheOrder(),
  },
  late_payment_taken: {
    name: m.latePaymentAccepted(),
    todo: m.noActionNeededTheOrder2(),
  },
  refund_failed: {
    name: m.refundFailed(),
    todo: m.theMoneyDidNotReach(),
  },
  payment_mismatch: {
    name: m.paymentDoesNotMatchIts(),
    todo: m.compareThePaymentInThe(),
  },
  dispute: {
    name: m.disputedPayment(),
    todo: m.theBuyersBankIsAsking(),
  },
}
