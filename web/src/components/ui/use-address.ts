import { useNavigation, useSearchParams } from 'react-router-dom'
import { fromFirstPage } from './page-address.ts'

/**
 * The filters in the address bar, already as they will be when the page under way arrives, so that a control never
 * jumps back while its list loads.
 */
export function useAddress() {
  const [search, setSearch] = useSearchParams()
  const next = useNavigation().location
  const change = (changes: Record<string, string | undefined>) =>
    setSearch((now) => fromFirstPage(now, changes), { replace: true, preventScrollReset: true })
  return { search: next ? new URLSearchParams(next.search) : search, change }
}
