import { useEffect, useState } from 'react'
import { listAddresses } from '#lib/api/addresses.ts'
import type { Destination } from '#lib/api/delivery.ts'
import { deviceStorage } from '#lib/browser/storage.ts'

const key = 'wood-master.country'

/** Where the cart would go: the country chosen here before, else that of the address that was used last. */
export function useDestination(signedIn: boolean) {
  const [country, setCountry] = useState(() => deviceStorage.read(key))
  const [last, setLast] = useState<Destination>()

  useEffect(() => {
    if (!signedIn) return
    let current = true
    // Without the address book the country is simply asked for.
    listAddresses().then(
      ([address]) =>
        current && setLast(address && { country: address.country, taxNumber: address.taxNumber }),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [signedIn])

  const chosen = country ?? last?.country
  const destination: Destination | undefined = chosen
    ? { country: chosen, taxNumber: chosen === last?.country ? last.taxNumber : undefined }
    : undefined
  const chooseCountry = (code: string) => {
    deviceStorage.write(key, code || undefined)
    setCountry(code || undefined)
  }
  return { destination, chooseCountry }
}
