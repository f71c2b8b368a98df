import { Elements } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { untilNextTryMs } from '@wood-master/contract/errors'
import { locale } from '@wood-master/contract/locale'
import { Suspense, startTransition, use, useCallback, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { errorToast } from '#components/feedback/toast.tsx'
import { Button } from '#components/ui/button.tsx'
import { env } from '#config/env.ts'
import { errorSentence } from '#lib/api/api-error.ts'
import { loadedOnce } from '#lib/browser/shared-promise.ts'
import * as m from '#texts/payment.ts'
import { CardForm, type CardFormProps } from './card-form.tsx'
import { isBusy, isOutdated, type PaymentIntent, requestIntent } from './payment-api.ts'

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
  return loadStripe(env.stripePublishableKey, { locale: locale() })
})

// Elements takes a promise that never rejects; the failure is shown beside it.
const loadScript = () => stripe().catch(() => null)

/** The card form, while Stripe's script and the payment intent load beside it; Pay is enabled once both are there. */
export function CardPayment(form: CardFormProps) {
  const { order, intent: first, addressMissing } = form
  const [again, setAgain] = useState({ first, intent: first, tries: 1 })
  const { intent, tries } = again.first === first ? again : { intent: first, tries: 1 }
  const askAgain = useCallback(
    () => startTransition(() => setAgain({ first, intent: requestIntent(order), tries: tries + 1 })),
    [first, order, tries],
  )
  const [script, setScript] = useState(() => ({ loading: loadScript(), attempt: 1 }))
  const reload = () => setScript(({ attempt }) => ({ loading: loadScript(), attempt: attempt + 1 }))
  return (
    <>
      <Elements stripe={script.loading} key={script.attempt}>
        <CardForm {...form} intent={intent} />
      </Elements>
      <Suspense>
        <ScriptNotice loading={script.loading} onRetry={reload} />
        {/* Until it is known where it goes there may be none, and the form above asks for that. */}
        {!addressMissing && <IntentNotice intent={intent} tries={tries} onBusy={askAgain} />}
      </Suspense>
    </>
  )
}

function ScriptNotice({ loading, onRetry }: { loading: Promise<unknown>; onRetry: () => void }) {
  if (use(loading) !== null) return null
  return <Retry sentence={m.stripeFailed()} onRetry={onRetry} />
}

interface IntentNoticeProps {
  intent: Promise<PaymentIntent>
  tries: number
  onBusy: () => void
}

function IntentNotice({ intent, tries, onBusy }: IntentNoticeProps) {
  const { revalidate, state } = useRevalidator()
  const known = use(intent)
  const error = 'error' in known ? known.error : undefined
  useEffect(() => {
    if (!isBusy(error)) return
    const timer = setTimeout(onBusy, untilNextTryMs(tries))
    return () => clearTimeout(timer)
  }, [error, tries, onBusy])
  const outdated = isOutdated(error) ? error : undefined
  useEffect(() => {
    if (!outdated) return
    void errorToast(outdated)
    void revalidate()
  }, [outdated, revalidate])
  if ('clientSecret' in known) return null
  if (isBusy(error))
    return (
      <p role="status" className="mt-4">
        {m.triesAgain({ sentence: errorSentence(error) })}
      </p>
    )
  return (
    <Retry sentence={errorSentence(error)} pending={state === 'loading'} onRetry={() => void revalidate()} />
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
