import { Elements } from '@stripe/react-stripe-js'
import { Suspense, use, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { errorToast } from '#components/feedback/toast.tsx'
import { Button } from '#components/ui/button.tsx'
import { errorSentence } from '#lib/api/api-error.ts'
import * as m from '#texts/payment.ts'
import { CardForm, type CardFormProps } from './card-form.tsx'
import { isPriceChange, type PaymentIntent } from './payment-api.ts'
import { stripe } from './stripe.ts'

// Elements takes a promise that never rejects; the failure is shown beside it.
const loadScript = () => stripe().catch(() => null)

/** The card form, while Stripe's script and the payment intent load beside it; Pay is enabled once both are there. */
export function CardPayment(form: CardFormProps) {
  const { intent, addressMissing } = form
  const [script, setScript] = useState(() => ({ loading: loadScript(), attempt: 1 }))
  const reload = () => setScript(({ attempt }) => ({ loading: loadScript(), attempt: attempt + 1 }))
  return (
    <>
      <Elements stripe={script.loading} key={script.attempt}>
        <CardForm {...form} />
      </Elements>
      <Suspense>
        <ScriptNotice loading={script.loading} onRetry={reload} />
        {/* Until it is known where it goes there may be none, and the form above asks for that. */}
        {!addressMissing && <IntentNotice intent={intent} />}
      </Suspense>
    </>
  )
}

function ScriptNotice({ loading, onRetry }: { loading: Promise<unknown>; onRetry: () => void }) {
  if (use(loading) !== null) return null
  return <Retry sentence={m.stripeFailed()} onRetry={onRetry} />
}

function IntentNotice({ intent }: { intent: Promise<PaymentIntent> }) {
  const { revalidate, state } = useRevalidator()
  const known = use(intent)
  const outdated = 'error' in known && isPriceChange(known.error) ? known.error : undefined
  useEffect(() => {
    if (!outdated) return
    void errorToast(outdated)
    void revalidate()
  }, [outdated, revalidate])
  if ('clientSecret' in known) return null
  return (
    <Retry
      sentence={errorSentence(known.error)}
      pending={state === 'loading'}
      onRetry={() => void revalidate()}
    />
  )
}

interface RetryProps {
  sentence: string
  pending?: boolean
  onRetry: () => void
}

function Retry({ sentence, pending = false, onRetry }: RetryProps) {
  return (
    <div role="alert" className="mt-4 flex flex-wrap items-center gap-4 text-error">
      <p>{sentence}</p>
      <Button look="plain" pending={pending} onClick={onRetry}>
        {m.tryAgain()}
      </Button>
    </div>
  )
}
