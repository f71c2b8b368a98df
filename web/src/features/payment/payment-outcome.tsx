import { untilNextTryMs } from '@wood-master/contract/errors'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { api } from '#lib/api/api.ts'
import { ApiError, errorSentence } from '#lib/api/api-error.ts'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/payment.ts'

interface PaymentReport {
  transactionId: string
  problem?: unknown
  tries: number
}

/** The shop has checked the payment, rather than not having been able to. */
const isRejected = (problem: unknown): problem is ApiError =>
  problem instanceof ApiError && [403, 404, 409].includes(problem.status)

/** Tells the shop about a charged card, again and again until it could check the payment: repeating it is harmless. `onPaid` runs once the order is paid. */
export function usePaymentReport(order: Order | undefined, onPaid: (transactionId: string) => Promise<void>) {
  const [report, setReport] = useState<PaymentReport>()
  const [pending, setPending] = useState(false)

  const send = async (transactionId: string) => {
    if (!order) return
    setPending(true)
    try {
      await api.call('reportPayment', { params: { id: order._id }, body: { order, transactionId } })
    } catch (problem) {
      return setReport((before) => ({ transactionId, problem, tries: (before?.tries ?? 0) + 1 }))
    } finally {
      setPending(false)
    }
    setReport({ transactionId, tries: 0 })
    await onPaid(transactionId)
  }
  const sendAgain = useEffectEvent(send)
  useEffect(() => {
    if (pending || report?.problem === undefined || isRejected(report.problem)) return
    const timer = setTimeout(() => void sendAgain(report.transactionId), untilNextTryMs(report.tries))
    return () => clearTimeout(timer)
  }, [report, pending])
  return { report, pending, send }
}

interface PaymentOutcomeProps {
  report: PaymentReport
  pending: boolean
  onRetry: () => void
}

export function PaymentOutcome({ report, pending, onRetry }: PaymentOutcomeProps) {
  const { transactionId, problem } = report
  if (problem === undefined) {
    return (
      <div className="rounded-box border border-success bg-base-200 p-6">
        <p className="font-serif text-2xl text-success">{m.success()}</p>
        <p className="mt-2 break-all">{m.transaction({ id: transactionId })}</p>
      </div>
    )
  }
  const rejected = isRejected(problem)
  return (
    <div className="rounded-box border border-warning bg-base-200 p-6">
      <p className="font-serif text-2xl">{rejected ? m.rejected() : m.unconfirmed()}</p>
      <p className="mt-2">{rejected ? errorSentence(problem) : m.unconfirmedText()}</p>
      <p className="mt-2 break-all text-base-content/75 text-sm">{m.transaction({ id: transactionId })}</p>
      <Button look="plain" className="mt-5" pending={pending} onClick={onRetry}>
        {m.checkAgain()}
      </Button>
    </div>
  )
}
