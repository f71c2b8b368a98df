import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import type { Consignment, Destination } from '#lib/api/delivery.ts'
import { queryClient } from '#lib/api/queries.ts'

/** As many as the last quote had; most places have one. */
let likelyRates = 1

async function ask(to: Destination, consignment: Consignment, signal: AbortSignal) {
  const { country, postalCode, taxNumber, buysFor } = to
  const buyer = { country, postalCode: postalCode || undefined, taxNumber: taxNumber || undefined, buysFor }
  const quote = await api.call('quoteDelivery', { body: { ...buyer, ...consignment }, signal })
  likelyRates = Math.max(quote.rates.length, 1)
  return quote
}

const quoteQuery = (destination: Destination | undefined, consignment: Consignment) =>
  queryOptions({
    queryKey: ['quote', destination, consignment],
    queryFn: destination ? ({ signal }) => ask(destination, consignment, signal) : skipToken,
    staleTime: 0,
  })

/** How long, in ms, a page waits for it: the shop itself waits half as long for a silent register of tax numbers. */
const patience = 5_000

/** Asks ahead of the form that shows it. Never rejects: the form waits on, or asks again. */
export async function quoteAhead(destination: Destination, consignment: Consignment): Promise<void> {
  const quoted = queryClient.prefetchQuery(quoteQuery(destination, consignment))
  await Promise.race([quoted, new Promise((resolve) => setTimeout(resolve, patience))])
}

/** What delivery would cost; nothing without a destination, and while it is loading. */
export function useQuote(destination: Destination | undefined, consignment: Consignment) {
  const { data, error, isFetching, refetch } = useQuery(
    { ...quoteQuery(destination, consignment), gcTime: 0, retryOnMount: true },
    queryClient,
  )
  return {
    isLoading: isFetching,
    likelyRates,
    error: isFetching ? null : error,
    found: isFetching || error ? undefined : data,
    /** Asks again: zones, rates and prices may have changed while the page was open. */
    refresh: () => void refetch(),
  }
}
