import { createContext, use, useSyncExternalStore } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { fromFirstPage } from './page-address.ts'

/** Where the router is and where it is navigating to. It knows that before the page is rendered. */
interface AddressSource {
  subscribe: (listener: () => void) => () => void
  state: { location: Location; navigation: { location?: Location | undefined } }
}

export const AddressContext = createContext<AddressSource | undefined>(undefined)

/**
 * The filters in the URL, as they will be once the pending navigation is done: a control never jumps back while its
 * list loads, and two changes in a row both hold. A change goes back to the first page; empty values are removed.
 */
export function useAddress() {
  const source = use(AddressContext)
  if (!source) throw new Error('useAddress needs an AddressContext around it.')
  const drawn = useLocation()
  const navigate = useNavigate()

  /** Nothing while the router is navigating to another page. */
  const latest = () => {
    const { location, navigation } = source.state
    const { pathname, search } = navigation.location ?? location
    return pathname === drawn.pathname ? search : undefined
  }
  const search = new URLSearchParams(useSyncExternalStore(source.subscribe, () => latest() ?? drawn.search))
  const change = (changes: Record<string, string | undefined>) => {
    const now = latest()
    // A navigation to another page is not interrupted.
    if (now === undefined) return
    void navigate(`?${fromFirstPage(new URLSearchParams(now), changes)}`, {
      replace: true,
      preventScrollReset: true,
    })
  }
  return { search, change }
}
