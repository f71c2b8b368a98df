import { createContext, use, useSyncExternalStore } from 'react'
import type { RouteObject } from 'react-router-dom'
import { type Place, useSiteNavigation } from '#components/ui/navigation.tsx'

/** Where the site is and where it is navigating to, before the page is rendered: the router, or a document's own list. */
export interface AddressSource {
  subscribe: (listener: () => void) => () => void
  state: {
    location: Place
    navigation: { state: 'idle' | 'loading' | 'submitting'; location?: Place | undefined }
  }
  navigate: (
    to: string,
    options?: { replace?: boolean; preventScrollReset?: boolean; state?: unknown },
  ) => Promise<void>
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
    const next = toPage(new URLSearchParams(now), changes)
    void source.navigate(`${drawn.pathname}?${next}`, { replace: true, preventScrollReset: true })
  }
  return { search, change }
}

const cursorParam = 'after'
const pageParam = 'page'

export function pageOf(search: URLSearchParams): { cursor: string | undefined; number: number } {
  const cursor = search.get(cursorParam) ?? undefined
  const number = Math.trunc(Number(search.get(pageParam)))
  return { cursor, number: cursor && number > 1 ? number : 1 }
}

/** The same query with other parameters, on its first page unless said; empty values are removed. */
export function toPage(
  search: URLSearchParams,
  changes: Record<string, string | undefined>,
  cursor?: string,
  number = 1,
): URLSearchParams {
  const next = new URLSearchParams(search)
  const all = { ...changes, [cursorParam]: cursor, [pageParam]: cursor ? String(number) : undefined }
  for (const [key, value] of Object.entries(all)) {
    if (value) next.set(key, value)
    else next.delete(key)
  }
  return next
}
