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
  /** Loads once more what could not be loaded. */
  retry: () => Promise<void>
  /** Loads in silence what is shown; it stays as it is where that fails, or where something else is being loaded. */
  refresh: () => Promise<void>
  /** Follows the back button; returns the function that stops it. */
  listen: () => () => void
}

/** What a history entry remembers. */
interface Entry {
  key: string
  state?: unknown
}

const isEntry = (state: unknown): state is Entry =>
  typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'

const opened: Entry = { key: 'opened' }

/**
 * Lists of a document without the router. The newest navigation wins; the URL changes when its list is there, as with
 * the router. What has been shown is kept, so that the back button shows it at once, and where it was.
 */
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
  const kept = new Map<string, Data>()
  let entry = opened
  let underWay = new AbortController()

  async function show(location: Place, commit?: () => void): Promise<void> {
    underWay.abort()
    underWay = new AbortController()
    const { signal } = underWay
    store.write({ ...store.read(), navigation: { state: 'loading', location } })
    const outcome = await load(new URLSearchParams(location.search), signal).then(
      (data) => ({ data }),
      (error: unknown) => ({ error, data: store.read().data }),
    )
    if (signal.aborted) return
    commit?.()
    if (!('error' in outcome)) kept.set(entry.key, outcome.data)
    store.write({ location, navigation: { state: 'idle' }, ...outcome })
  }

  async function navigate(to: string, { replace = false, state, preventScrollReset }: NavigateOptions = {}) {
    const { pathname, search } = new URL(to, window.location.href)
    await show({ pathname, search, state }, () => {
      entry = { key: replace ? entry.key : crypto.randomUUID(), state }
      if (replace) window.history.replaceState(entry, '', pathname + search)
      else window.history.pushState(entry, '', pathname + search)
      if (!preventScrollReset) window.scrollTo(0, 0)
    })
  }

  async function refresh(): Promise<void> {
    const { location, navigation, error } = store.read()
    if (navigation.state !== 'idle' || error !== undefined) return
    underWay.abort()
    underWay = new AbortController()
    const { signal } = underWay
    const data = await load(new URLSearchParams(location.search), signal).catch(() => undefined)
    if (signal.aborted || data === undefined) return
    kept.set(entry.key, data)
    store.write({ ...store.read(), data })
  }

  function follow(event: PopStateEvent): void {
    const { pathname, search } = window.location
    entry = isEntry(event.state) ? event.state : opened
    const location = { pathname, search, state: entry.state }
    const data = kept.get(entry.key)
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
      if (isEntry(window.history.state)) entry = window.history.state
      kept.set(entry.key, store.read().data)
      // Only now, because the server did not know it.
      store.write({ ...store.read(), location: { ...store.read().location, state: entry.state } })
      window.addEventListener('popstate', follow)
      return () => window.removeEventListener('popstate', follow)
    },
  }
}
