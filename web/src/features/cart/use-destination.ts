import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#lib/api/api.ts'
import type { Destination } from '#lib/api/delivery.ts'
import { queryClient } from '#lib/api/queries.ts'
import { chosenCountry } from '#lib/browser/chosen-country.ts'
import { useAccount } from '#lib/session/session.ts'

/** Where the cart would go: the country chosen here before, else that of the address that was used last. */
export function useDestination() {
  const uid = useAccount()?.uid
  const [country, setCountry] = useState(chosenCountry.read)
  // Without the address book the country is simply asked for.
  const book = useQuery(
    {
      queryKey: ['addresses', uid],
      queryFn: () => api.call('listAddresses'),
      enabled: uid !== undefined,
      gcTime: 0,
    },
    queryClient,
  )
  const last = book.data?.[0]
  const chosen = country ?? last?.country
  const destination: Destination | undefined =
    chosen === undefined || chosen === last?.country ? last : { country: chosen }
  const chooseCountry = (code: string) => {
    chosenCountry.write(code || undefined)
    setCountry(code || undefined)
  }
  return { destination, chooseCountry }
}
