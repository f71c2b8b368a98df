import type { AddressSource } from '#components/lists/use-address.ts'
import type { Place } from '#components/ui/navigation.tsx'
import { createStore } from '#lib/browser/store.ts'

/** Where the list is, what it shows, and why it could not show what the address asks for. */
export type ListState<Data> = AddressSource['state'] & { data: Data; error?: unknown }

interface NavigateOptions {
  replace?: boolean
  /** Kept in the history entry. */
  state?: unknown
  preventScrollReset?: boolean
}

/** The address of one document's list: each query in it is a page of the list, loaded and shown in place. */
export interface ListAddress<Data> extends AddressSource {
  readonly state: ListState<Data>
  navigate: (to: string, options?: NavigateOptions) => Promise<void>
  retry: () => Promise<void>
  /** Loads in silence what is shown; it stays as it is where that fails, or where something else is being loaded. */
  refresh: () => Promise<void>
  /** Follows the back button; returns the function that stops it. */
  listen: () => () => void
}

/** Lists of a document without the router. The newest navigation wins; what was shown is kept for the back button. */
export function createListAddress<Data>(
  first: Place,
  rendered: Data,
  load: (search: URLSearchParams, signal: AbortSignal) => Promise<Data>,
): ListAddress<Data> {
  const idle = { state: 'idle' } as const
  const store = createStore<ListState<Data>>({ location: first, navigation: idle, data: rendered })
  const change = (changes: Partial<ListState<Data>>) => store.write({ ...store.read(), ...changes })
  const kept = new Map([[first.search, rendered]])
  let underWay = new AbortController()

  /** Hands over what was found, or why nothing was; not at all where something else was wanted meanwhile. */
  async function find(search: string, show: (found: { data: Data } | { error: unknown }) => void) {
    underWay.abort()
    underWay = new AbortController()
    const { signal } = underWay
    const found = await load(new URLSearchParams(search), signal).then(
      (data) => ({ data }),
      (error: unknown) => ({ error }),
    )
    if (signal.aborted) return
    if ('data' in found) kept.set(search, found.data)
    show(found)
  }

  function open(location: Place, commit?: () => void): Promise<void> {
    change({ navigation: { state: 'loading', location } })
    return find(location.search, (found) => {
      commit?.()
      change({ location, navigation: idle, error: undefined, ...found })
    })
  }

  function follow({ state }: PopStateEvent): void {
    const { pathname, search } = window.location
    const location = { pathname, search, state }
    const data = kept.get(search)
    if (data === undefined) return void open(location)
    underWay.abort()
    change({ location, navigation: idle, error: undefined, data })
  }

  return {
    get state() {
      return store.read()
    },
    subscribe: store.subscribe,
    navigate(to, { replace = false, state, preventScrollReset } = {}) {
      const { pathname, search } = new URL(to, window.location.href)
      return open({ pathname, search, state }, () => {
        window.history[replace ? 'replaceState' : 'pushState'](state, '', pathname + search)
        if (!preventScrollReset) window.scrollTo(0, 0)
      })
    },
    retry: () => open(store.read().location),
    async refresh() {
      const { location, navigation, error } = store.read()
      if (navigation.state !== 'idle' || error !== undefined) return
      await find(location.search, (found) => 'data' in found && change(found))
    },
    listen() {
      // Only now, because the server did not know it.
      change({ location: { ...first, state: window.history.state } })
      window.addEventListener('popstate', follow)
      return () => window.removeEventListener('popstate', follow)
    },
  }
}
