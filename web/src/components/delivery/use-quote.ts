import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
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

const quoteQuery = (destination: Destination | undefined, consignment: Consignment) =>
  queryOptions({
    queryKey: ['quote', destination, consignment],
    queryFn: destination
      ? ({ signal }) => remembered(quoteDelivery(destination, consignment, signal))
      : skipToken,
    staleTime: 0,
  })

/** Asks ahead of the form that shows it. Never rejects: the form asks again. */
export const quoteAhead = (destination: Destination, consignment: Consignment): Promise<void> =>
  queryClient.prefetchQuery(quoteQuery(destination, consignment))

export function useQuote(destination: Destination | undefined, consignment: Consignment): QuoteState {
  const asked = useQuery(
    { ...quoteQuery(destination, consignment), gcTime: 0, retryOnMount: true },
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
