import { useState } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router-dom'
import { fromFirstPage } from './page-address.ts'

/** Filters that live in the address. A change goes back to the first page and keeps the other filters, also those still loading. */
export function useAddressFilters() {
  const [search, setSearch] = useSearchParams()
  const { location: pending } = useNavigation()
  const { pathname } = useLocation()
  const latest = pending?.pathname === pathname ? new URLSearchParams(pending.search) : search
  const change = (changes: Record<string, string | undefined>) =>
    setSearch(fromFirstPage(latest, changes), { replace: true, preventScrollReset: true })
  return { search, change }
}

/** A value of the address that a control may show before the address follows. */
export function useAddressValue<Value>(value: Value) {
  const [shown, setShown] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setShown(value)
  }
  return [shown, setShown] as const
}
