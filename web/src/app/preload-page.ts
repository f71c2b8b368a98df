import { matchRoutes, type Params, type RouteObject } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { checkAdminAhead } from '#lib/api/admin-check.ts'
import { withoutReload } from '#lib/browser/stale-code.ts'
import { session } from '#lib/session/session.ts'

/** What a page's route may say of itself. */
export interface PageHandle {
  /** Asks for what the page cannot be shown without, for somebody who is about to open it. */
  ahead: (params: Params) => void
}

let known: RouteObject[] = []

/** Says which pages `preloadPage` can load. */
export function preloadsFrom(routes: RouteObject[]): void {
  known = routes
}

/** The route as its code describes it; the router itself forgets `lazy` once that is there. */
async function loaded({ lazy, handle }: RouteObject): Promise<{ handle?: PageHandle }> {
  return typeof lazy === 'function' ? withoutReload<{ handle?: PageHandle }>(lazy) : { handle }
}

/** Fetches the code and the data of the page that somebody points at, and checks an admin's role: all of it would hold up the click. */
export function preloadPage(to: string): void {
  const [path = ''] = to.split(/[?#]/)
  if (!path.startsWith('/')) return
  const account = session.account()
  for (const { route, params } of matchRoutes(known, path) ?? []) {
    // What does not load is tried again by the click.
    loaded(route).then(
      ({ handle }) => account && handle?.ahead(params),
      () => undefined,
    )
  }
  if (account && path.startsWith(`${paths.dashboard}/`)) checkAdminAhead(account.email)
}
