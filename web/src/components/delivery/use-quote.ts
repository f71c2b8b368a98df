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

type Outcome = { key: string } & ({ quote: DeliveryQuote } | { error: unknown })

/** Asks what delivery costs, anew for every other destination and for other goods. */
export function useQuote(destination: Destination | undefined, consignment: Consignment): QuoteState {
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<Outcome>()
  const key = destination && JSON.stringify([destination, consignment, attempt])

  useEffect(() => {
    if (!key) return
    const [to, goods] = JSON.parse(key) as [Destination, Consignment]
    const asking = new AbortController()
    quoteDelivery(to, goods, asking.signal).then(
      (quote) => setOutcome({ key, quote }),
      (error: unknown) => {
        if (!asking.signal.aborted) setOutcome({ key, error })
      },
    )
    return () => asking.abort()
  }, [key])

  const refresh = () => setAttempt((before) => before + 1)
  if (!key) return { state: 'none', refresh }
  if (outcome?.key !== key) return { state: 'loading', refresh }
  if ('quote' in outcome) return { state: 'ready', quote: outcome.quote, refresh }
  return { state: 'failed', error: outcome.error, refresh }
}
