import { Elements } from '@stripe/react-stripe-js'
import { useCallback, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { errorSentence } from '#lib/api/api-error.ts'
import { useLoaded } from '#lib/api/loaded.ts'
import { stripe } from '#lib/browser/stripe.ts'
import { CardForm } from './card-form.tsx'
import { messages } from './messages.ts'
import { createPaymentIntent, type Order } from './payment-api.ts'

interface CardPaymentProps {
  order: Order
  payerName: string | undefined
  onPaid: (transactionId: string) => Promise<void>
}

/** Asks for the payment intent and Stripe's script while the card form shows; Pay wakes up when both are there. */
export function CardPayment({ order, payerName, onPaid }: CardPaymentProps) {
  const { _id: id, price } = order
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new intent is only due for another order or amount
  const intent = useLoaded(useCallback(() => createPaymentIntent(order), [id, price]))
  const [script, setScript] = useState(loadScript)
  const failure = intent.state === 'failed' ? errorSentence(intent.error) : undefined

  return (
    <>
      <Elements stripe={script.loading} key={script.attempt}>
        <CardForm
          order={order}
          clientSecret={intent.state === 'ready' ? intent.data : undefined}
          payerName={payerName}
          onPaid={onPaid}
        />
      </Elements>
      <ScriptNotice loading={script.loading} onRetry={() => setScript(loadScript)} />
      {failure && <Retry sentence={failure} onRetry={intent.retry} />}
    </>
  )
}

let attempts = 0

function loadScript() {
  attempts += 1
  // Elements takes a promise that never fails; what went wrong is said beside it.
  return { loading: stripe().catch(() => null), attempt: attempts }
}

function ScriptNotice({ loading, onRetry }: { loading: Promise<unknown>; onRetry: () => void }) {
  const script = useLoaded(useCallback(() => loading, [loading]))
  if (script.state !== 'ready' || script.data !== null) return null
  return <Retry sentence={messages.stripeFailed} onRetry={onRetry} />
}

function Retry({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div role="alert" className="mt-4 flex flex-wrap items-center gap-4 text-error">
      <p>{sentence}</p>
      <Button look="plain" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
