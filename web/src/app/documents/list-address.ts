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
  const store = createStore<ListState<Data>>({
    location: first,
    navigation: { state: 'idle' },
    data: rendered,
  })
  const kept = new Map([[first.search, rendered]])
  let underWay = new AbortController()

  /** Nothing where something else was wanted meanwhile. */
  async function loaded(search: string): Promise<{ data: Data } | { error: unknown } | undefined> {
    underWay.abort()
    underWay = new AbortController()
    const { signal } = underWay
    try {
      const data = await load(new URLSearchParams(search), signal)
      if (signal.aborted) return undefined
      kept.set(search, data)
      return { data }
    } catch (error) {
      return signal.aborted ? undefined : { error }
    }
  }

  async function show(location: Place, commit?: () => void): Promise<void> {
    store.write({ ...store.read(), navigation: { state: 'loading', location } })
    const outcome = await loaded(location.search)
    if (!outcome) return
    commit?.()
    store.write({ data: store.read().data, location, navigation: { state: 'idle' }, ...outcome })
  }

  async function navigate(to: string, { replace = false, state, preventScrollReset }: NavigateOptions = {}) {
    const { pathname, search } = new URL(to, window.location.href)
    await show({ pathname, search, state }, () => {
      window.history[replace ? 'replaceState' : 'pushState'](state, '', pathname + search)
      if (!preventScrollReset) window.scrollTo(0, 0)
    })
  }

  async function refresh(): Promise<void> {
    const { location, navigation, error } = store.read()
    if (navigation.state !== 'idle' || error !== undefined) return
    const outcome = await loaded(location.search)
    if (outcome && 'data' in outcome) store.write({ ...store.read(), ...outcome })
  }

  function follow({ state }: PopStateEvent): void {
    const { pathname, search } = window.location
    const location = { pathname, search, state }
    const data = kept.get(search)
    if (data === undefined) return void show(location)
    underWay.abort()
    store.write({ location, navigation: { state: 'idle' }, data })
  }

  return {
    get state() {
      return store.read()
    },
    subscribe: store.subscribe,
    navigate,
    retry: () => show(store.read().location),
    refresh,
    listen() {
      // Only now, because the server did not know it.
      store.write({ ...store.read(), location: { ...first, state: window.history.state } })
      window.addEventListener('popstate', follow)
      return () => window.removeEventListener('popstate', follow)
    },
  }
}
