import { skipToken, useQuery } from '@tanstack/react-query'
import { type Consignment, type DeliveryQuote, type Destination, quoteDelivery } from '#lib/api/delivery.ts'
import { queryClient } from '#lib/api/queries.ts'

export type QuoteState = (
  | { state: 'none' }
  | { state: 'loading'; likelyRates: number }
  | { state: 'ready'; quote: DeliveryQuote }
  | { state: 'failed'; error: unknown }
) & {
  /** Asks again: zones, rates and prices may have changed while the page was open. */
  refresh: () => void
}

/** As many as the last quote had; most places have one. */
let likelyRates = 1

async function remembered(asked: Promise<DeliveryQuote>): Promise<DeliveryQuote> {
  const quote = await asked
  likelyRates = Math.max(quote.rates.length, 1)
  return quote
}

export function useQuote(destination: Destination | undefined, consignment: Consignment): QuoteState {
  const asked = useQuery(
    {
      queryKey: ['quote', destination, consignment],
      queryFn: destination
        ? ({ signal }) => remembered(quoteDelivery(destination, consignment, signal))
        : skipToken,
      gcTime: 0,
      retryOnMount: true,
      staleTime: 0,
    },
    queryClient,
  )
  const refresh = () => void asked.refetch()
  if (!destination) return { state: 'none', refresh }
  if (asked.isFetching) return { state: 'loading', likelyRates, refresh }
  if (asked.error) return { state: 'failed', error: asked.error, refresh }
  return asked.data
    ? { state: 'ready', quote: asked.data, refresh }
    : { state: 'loading', likelyRates, refresh }
}
