import { Elements } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { locale } from '@wood-master/contract/locale'
import { Suspense, use, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { errorToast } from '#components/feedback/toast.ts'
import { Button } from '#components/ui/button.tsx'
import { errorSentence } from '#lib/api/api-error.ts'
import { usePageQuery } from '#lib/api/queries.ts'
import { loadedOnce } from '#lib/browser/shared-promise.ts'
import * as m from '#texts/payment.ts'
import { CardForm, type CardFormProps } from './card-form.tsx'
import { type IntentQuery, isOutdated } from './payment-api.ts'

async function addScript(address: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(m.cardFormFailed()))
    document.head.append(script)
  })
}

/** Stripe's browser half, loaded once and only by the payment page. */
const stripe = loadedOnce(async (): Promise<Stripe | null> => {
  if (import.meta.env.VITE_STRIPE_SCRIPT_URL && !window.Stripe) {
    // loadStripe takes a Stripe that is already on the page.
    await addScript(import.meta.env.VITE_STRIPE_SCRIPT_URL)
  }
  return loadStripe(import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY, { locale: locale() })
})

// Elements takes a promise that never rejects; the failure is shown beside it.
const loadScript = () => stripe().catch(() => null)

/** The card form, while Stripe's script and the payment intent load beside it; Pay is enabled once both are there. */
export function CardPayment({ intent, ...form }: Omit<CardFormProps, 'known'> & { intent: IntentQuery }) {
  const known = usePageQuery(intent)
  const [script, setScript] = useState(() => ({ loading: loadScript(), attempt: 1 }))
  const reload = () => setScript(({ attempt }) => ({ loading: loadScript(), attempt: attempt + 1 }))
  return (
    <>
      <Elements stripe={script.loading} key={script.attempt}>
        <CardForm {...form} known={known.isSuccess} />
      </Elements>
      <Suspense>
        <ScriptNotice loading={script.loading} onRetry={reload} />
      </Suspense>
      <IntentNotice error={known.error} busy={known.failureReason} />
    </>
  )
}

function ScriptNotice({ loading, onRetry }: { loading: Promise<unknown>; onRetry: () => void }) {
  if (use(loading) !== null) return null
  return <Retry sentence={m.stripeFailed()} onRetry={onRetry} />
}

/** Why there is no intent: the shop is busy and asked again, or has refused it. */
function IntentNotice({ error, busy }: { error: Error | null; busy: Error | null }) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isOutdated(error)) return
    void errorToast(error)
    void revalidate()
  }, [error, revalidate])
  if (error)
    return (
      <Retry
        sentence={errorSentence(error)}
        pending={state === 'loading'}
        onRetry={() => void revalidate()}
      />
    )
  if (!busy) return null
  return (
    <p role="status" className="mt-4">
      {m.triesAgain({ sentence: errorSentence(busy) })}
    </p>
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
