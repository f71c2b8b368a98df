import type { AddressSource } from '#components/lists/use-address.ts'
import type { Place } from '#components/ui/navigation.tsx'
import type { CatalogPage } from '#lib/api/catalog.ts'
import { createStore } from '#lib/browser/store.ts'

/** Where the list is, what it shows, and why it could not show what the address asks for. */
type ListState = AddressSource['state'] & { data: CatalogPage; error?: unknown }

const idle = { state: 'idle' } as const

/**
 * The address of a document's list, without the router: each query in it is a page of the list, loaded and shown in place. The
 * newest navigation wins; what was shown is kept for the back button.
 */
export function createListAddress(
  first: Place,
  rendered: CatalogPage,
  load: (search: URLSearchParams, signal: AbortSignal) => Promise<CatalogPage>,
) {
  const store = createStore<ListState>({ location: first, navigation: idle, data: rendered })
  const change = (changes: Partial<ListState>) => store.write({ ...store.read(), ...changes })
  const kept = new Map([[first.search, rendered]])
  let underWay = new AbortController()
  /** What the browser's address says: a link to a part of the page leaves that as it is. */
  let said = first.search

  /** What was found, or why nothing was; nothing where something else was wanted meanwhile. */
  async function find(search: string) {
    underWay.abort()
    underWay = new AbortController()
    const { signal } = underWay
    const found = await load(new URLSearchParams(search), signal).then(
      (data) => ({ data, error: undefined }),
      (error: unknown) => ({ error }),
    )
    if (signal.aborted) return undefined
    if ('data' in found) kept.set(search, found.data)
    return found
  }

  async function open(location: Place, commit?: () => void): Promise<void> {
    change({ navigation: { state: 'loading', location } })
    const found = await find(location.search)
    if (!found) return
    commit?.()
    change({ location, navigation: idle, ...found })
  }

  function follow({ state }: PopStateEvent): void {
    const { pathname, search } = window.location
    if (search === said) return
    said = search
    const location = { pathname, search, state }
    const data = kept.get(search)
    if (!data) return void open(location)
    underWay.abort()
    change({ location, navigation: idle, error: undefined, data })
  }

  const navigate: AddressSource['navigate'] = (to, { replace = false, state, preventScrollReset } = {}) => {
    const { pathname, search } = new URL(to, window.location.href)
    return open({ pathname, search, state }, () => {
      said = search
      window.history[replace ? 'replaceState' : 'pushState'](state, '', pathname + search)
      if (!preventScrollReset) window.scrollTo(0, 0)
    })
  }

  return {
    get state() {
      return store.read()
    },
    subscribe: store.subscribe,
    navigate,
    retry: () => open(store.read().location),
    /** Loads in silence what is shown; it stays as it is where that fails, or where something else is being loaded. */
    async refresh() {
      const { location, navigation, error } = store.read()
      if (navigation.state !== 'idle' || error) return
      const found = await find(location.search)
      if (found && !found.error) change(found)
    },
    /** Follows the back button; returns the function that stops it. */
    listen() {
      const { state } = window.history
      // Only now, because the server did not know it; and only if there is one, because the whole page is drawn again at once.
      if (state) change({ location: { ...first, state } })
      window.addEventListener('popstate', follow)
      return () => window.removeEventListener('popstate', follow)
    },
  }
}
