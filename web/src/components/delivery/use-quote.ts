import { useEffect, useState } from 'react'
import { type Consignment, type DeliveryQuote, type Destination, quoteDelivery } from '#lib/api/delivery.ts'

/** What is known of a destination's delivery. */
export type QuoteState = Known & {
  /** Asks again: zones, rates and prices may have changed while the page was open. */
  refresh: () => void
}

type Known =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'ready'; quote: DeliveryQuote }
  | { state: 'failed'; error: unknown }

type Answer = { key: string } & ({ quote: DeliveryQuote } | { error: unknown })

/** Asks what delivery costs, anew for every other destination and for other goods. */
export function useQuote(destination: Destination | undefined, consignment: Consignment): QuoteState {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer>()
  const key = destination && JSON.stringify([destination, consignment, attempt])

  useEffect(() => {
    if (!key) return
    const [to, goods] = JSON.parse(key) as [Destination, Consignment]
    const asking = new AbortController()
    quoteDelivery(to, goods, asking.signal).then(
      (quote) => setAnswer({ key, quote }),
      (error: unknown) => {
        if (!asking.signal.aborted) setAnswer({ key, error })
      },
    )
    return () => asking.abort()
  }, [key])

  const refresh = () => setAttempt((before) => before + 1)
  if (!key) return { state: 'none', refresh }
  if (answer?.key !== key) return { state: 'loading', refresh }
  if ('quote' in answer) return { state: 'ready', quote: answer.quote, refresh }
  return { state: 'failed', error: answer.error, refresh }
}
