import { createContext, use, useSyncExternalStore } from 'react'
import type { RouteObject } from 'react-router-dom'
import { type Place, useSiteNavigation } from '#components/ui/navigation.tsx'
import { fromFirstPage } from './page-address.ts'

/** Where the site is and where it is navigating to, before the page is rendered: the router, or a document's own list. */
export interface AddressSource {
  subscribe: (listener: () => void) => () => void
  state: {
    location: Place
    navigation: { state: 'idle' | 'loading' | 'submitting'; location?: Place | undefined }
  }
  navigate: (to: string, options?: { replace?: boolean; preventScrollReset?: boolean }) => Promise<void>
  /** The pages that can be opened from here; a document opens none. */
  routes?: RouteObject[]
}

export const AddressContext = createContext<AddressSource | undefined>(undefined)

function useSource(): AddressSource {
  const source = use(AddressContext)
  if (!source) throw new Error('A list needs an AddressContext around it.')
  return source
}

export function useIsLoading(): boolean {
  const source = useSource()
  const read = () => source.state.navigation.state === 'loading'
  return useSyncExternalStore(source.subscribe, read, read)
}

/** The filters in the URL as they will be once the pending navigation is done. A change goes back to the first page. */
export function useAddress() {
  const source = useSource()
  const drawn = useSiteNavigation()

  /** Nothing while the site is navigating to another page. */
  const latest = () => {
    const { location, navigation } = source.state
    const { pathname, search } = navigation.location ?? location
    return pathname === drawn.pathname ? search : undefined
  }
  const read = () => latest() ?? drawn.search
  const search = new URLSearchParams(useSyncExternalStore(source.subscribe, read, read))
  const change = (changes: Record<string, string | undefined>) => {
    const now = latest()
    // A navigation to another page is not interrupted.
    if (now === undefined) return
    const next = fromFirstPage(new URLSearchParams(now), changes)
    void source.navigate(`${drawn.pathname}?${next}`, { replace: true, preventScrollReset: true })
  }
  return { search, change }
}
