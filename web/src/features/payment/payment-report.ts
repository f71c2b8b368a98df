import { useState } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import type { Order } from '#lib/api/orders.ts'
import { reportPayment } from './payment-api.ts'

/** What happened after a card was charged: the order is marked as paid, or why it is not (yet). */
export interface PaymentReport {
  transactionId: string
  problem?: unknown
}

/** Whether the shop has checked the payment and rejected it, rather than not having been able to check it. */
export function isRejection(problem: unknown): boolean {
  return problem instanceof ApiError && [403, 404, 409].includes(problem.status)
}

/** Tells the shop about a charged card, again when asked to: repeating it is harmless. `onPaid` runs once the order is paid. */
export function usePaymentReport(order: Order | undefined, onPaid: (transactionId: string) => Promise<void>) {
  const [report, setReport] = useState<PaymentReport>()
  const [pending, setPending] = useState(false)

  const send = async (transactionId: string) => {
    if (!order) return
    setPending(true)
    try {
      await reportPayment(order, transactionId)
    } catch (problem) {
      return setReport({ transactionId, problem })
    } finally {
      setPending(false)
    }
    setReport({ transactionId })
    await onPaid(transactionId)
  }
  return { report, pending, send }
}
