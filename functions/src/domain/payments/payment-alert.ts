import type { paymentAlertKinds } from '@wood-master/contract/payments'

/** Money that an admin should look at. One thing has one id, so it is listed once however often it is met. */
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
