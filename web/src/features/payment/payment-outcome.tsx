import { Button } from '#components/ui/button.tsx'
import { errorSentence } from '#lib/api/api-error.ts'
import { messages } from './messages.ts'
import { isRejection, type PaymentReport } from './payment-report.ts'

interface PaymentOutcomeProps {
  report: PaymentReport
  pending: boolean
  onRetry: () => void
}

/** The outcome once a card was charged: the order is paid, or what is known so far. */
export function PaymentOutcome({
  report: { transactionId, problem },
  pending,
  onRetry,
}: PaymentOutcomeProps) {
  if (problem === undefined) {
    return (
      <div className="rounded-box border border-success bg-base-200 p-6">
        <p className="font-serif text-2xl text-success">{messages.success}</p>
        <p className="mt-2 break-all">{messages.transaction(transactionId)}</p>
      </div>
    )
  }
  const rejected = isRejection(problem)
  return (
    <div className="rounded-box border border-warning bg-base-200 p-6">
      <p className="font-serif text-2xl">{rejected ? messages.rejected : messages.unconfirmed}</p>
      <p className="mt-2">{rejected ? errorSentence(problem) : messages.unconfirmedText}</p>
      <p className="mt-2 break-all text-base-content/75 text-sm">{messages.transaction(transactionId)}</p>
      <Button look="plain" className="mt-5" pending={pending} onClick={onRetry}>
        Check again
      </Button>
    </div>
  )
}
