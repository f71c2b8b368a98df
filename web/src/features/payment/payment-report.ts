import { useState } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import type { Order } from '#lib/api/orders.ts'
import { reportPayment } from './payment-api.ts'

/** What became of a charged card: the shop has marked the order as paid, or why it has not (yet). */
export interface PaymentReport {
  transactionId: string
  problem?: unknown
}

/** Whether the shop has looked at the payment and said no, rather than not having heard of it or not being able to look. */
export function isRefusal(problem: unknown): boolean {
  return problem instanceof ApiError && [403, 404, 409].includes(problem.status)
}

/** Tells the shop about a charged card, again when asked to: repeating it is harmless. `onPaid` runs once it has agreed. */
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
