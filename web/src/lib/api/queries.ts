import {
  isCancelledError,
  notifyManager,
  QueryClient,
  type QueryKey,
  skipToken,
  useQuery,
} from '@tanstack/react-query'
import { mayCall, type Role } from '@wood-master/contract/roles'
import type { CallName } from '@wood-master/contract/routes'
import { isSiteOpening } from '#lib/browser/opening.ts'
import { session } from '#lib/session/session.ts'
import { api, changing } from './api.ts'

/** How long, in ms, a response that was asked for ahead of a navigation holds; the API decides about every call of its own. */
const holdsFor = 5_000

/** What the pages of the app have asked the shop for. Loaders decide when it is asked: nothing is asked again by itself. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: holdsFor,
      networkMode: 'always',
      refetchOnMount: false,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
      retry: false,
      retryOnMount: false,
      staleTime: Number.POSITIVE_INFINITY,
    },
  },
})

// What waits for a reload goes on once the page has the new data, not a moment before.
notifyManager.setScheduler(queueMicrotask)

/** Which failures are followed by another try, and after how many ms. */
interface Tries {
  retry?: (failures: number, error: Error) => boolean
  retryDelay?: (failures: number) => number
}

/** A part of a page whose data was asked for by the page's loader. */
export type PageQuery<Data> = ReturnType<typeof asideQuery<Data>>

type Call<Data> = (signal: AbortSignal) => Promise<Data>

/** Asks for a part that its page neither waits for nor fails with. */
export function asideQuery<Data>(key: QueryKey, call: Call<Data>, tries: Tries = {}) {
  // Nobody sees what was loaded for somebody else.
  const queryKey = ['page', session.account()?.uid, ...key]
  const query = { queryKey, queryFn: ({ signal }: { signal: AbortSignal }) => call(signal) }
  const known = queryClient.getQueryCache().find({ queryKey })
  const isShown = known?.isActive() === true
  // What a page left a moment ago was told: this one must not count on it.
  if (!isShown && known?.state.status !== 'pending') queryClient.removeQueries({ queryKey, exact: true })
  // Never rejects: the part that shows the data reports a failure.
  const arrival = isShown
    ? queryClient.refetchQueries({ queryKey, exact: true })
    : queryClient.prefetchQuery({ ...query, ...tries, staleTime: 0 })
  return { ...query, tries, isShown, arrival }
}

/** Asks for a part of a page without holding up the navigation. A reload ends only when what the page shows is new. */
export async function pageQuery<Data>(key: QueryKey, call: Call<Data>): Promise<PageQuery<Data>> {
  const query = asideQuery(key, call)
  if (query.isShown || isSiteOpening()) await query.arrival
  return query
}

/** Without a query it stays without data. */
export function usePageQuery<Data>(query: PageQuery<Data> | undefined) {
  const { queryKey = ['nothing'], queryFn, tries } = query ?? {}
  return useQuery({ queryKey, queryFn: queryFn ?? skipToken, ...tries }, queryClient)
}

/** Data that a part of a page asks for by itself, anew each time it is opened. */
export function useOwnQuery<Data>(queryKey: QueryKey, call: Call<Data>, enabled = true) {
  const queryFn = ({ signal }: { signal: AbortSignal }) => call(signal)
  return useQuery({ queryKey, queryFn, enabled, gcTime: 0, staleTime: 0 }, queryClient)
}

const ahead = 'ahead'
// A response from before a change may be old.
changing.subscribe(() => queryClient.removeQueries({ queryKey: [ahead] }))

/** A call that may be made while somebody points at the link to the page that cannot be shown without its response. */
function askedAhead<Data>(name: string, call: (id: string) => Promise<Data>) {
  const query = (id: string) => ({
    queryKey: [ahead, name, id],
    queryFn: () => call(id),
    staleTime: holdsFor,
  })
  return {
    /** Who opens the page asks again where this fails. */
    ask: (id: string): void => void queryClient.prefetchQuery(query(id)),
    /** The response as it is now, or as it was when asked for just ahead of this, once. Throws what `call` throws. */
    async get(id: string): Promise<Data> {
      for (;;) {
        try {
          return await queryClient.fetchQuery(query(id))
        } catch (error) {
          // Something was changed while it was on its way.
          if (!isCancelledError(error)) throw error
        } finally {
          queryClient.removeQueries({ queryKey: [ahead, name, id] })
        }
      }
    },
  }
}

/** Throws `ApiError`: `not_found`. */
export const orderAhead = askedAhead('order', (id) => api.call('getOrder', { params: { id } }))

/** For those who are signed in. Throws `ApiError`: `not_found`. */
export const productAhead = askedAhead('product', (id) => api.call('getProduct', { params: { id } }))

/** A product in English with its translations, for those who edit it. Throws `ApiError`: `not_found`. */
export const editedProductAhead = askedAhead('editedProduct', (id) =>
  api.call('getProduct', { params: { id }, query: { translations: 'true' } }),
)

const ownRole = 'role'
const roleAhead = askedAhead(ownRole, async (email): Promise<{ role?: Role | undefined }> => {
  const { admin, role } = await api.call('isAdmin', { params: { email } })
  const known = { email, role: admin ? ('admin' as const) : role }
  queryClient.setQueryData([ownRole], known)
  return known
})
queryClient.setQueryDefaults([ownRole], { gcTime: Number.POSITIVE_INFINITY })
const lastKnown = () => queryClient.getQueryData<{ email: string; role?: Role }>([ownRole])

/** Checks somebody with a role before a page is opened that they point at; nobody else's role is asked for ahead. */
export function checkRoleAhead(email: string): void {
  const known = lastKnown()
  if (known?.role && known.email === email) roleAhead.ask(email)
}

/** Whether a button for the call makes sense for whoever has the page open; the API decides in the end. */
export function mayPress(name: CallName): boolean {
  const role = lastKnown()?.role
  return role === undefined || mayCall(role, name)
}

const checks = new WeakMap<Request, Promise<{ role?: Role | undefined }>>()

/** The role that the account has in the shop now. The loaders of one navigation share one call. Throws `ApiError`. */
export async function roleOf(email: string, navigation: Request): Promise<Role | undefined> {
  const check = checks.get(navigation) ?? roleAhead.get(email)
  checks.set(navigation, check)
  return (await check).role
}
