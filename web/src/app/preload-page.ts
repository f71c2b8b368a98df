import { matchRoutes, type RouteObject } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { checkAdminAhead } from '#lib/api/admin-check.ts'
import { withoutReload } from '#lib/browser/stale-code.ts'
import { session } from '#lib/session/session.ts'

let known: RouteObject[] = []

/** Says which pages `preloadPage` can load. */
export function preloadsFrom(routes: RouteObject[]): void {
  known = routes
}

/** Fetches the code of the page that somebody points at, and checks an admin's role: both would hold up the click. */
export function preloadPage(to: string): void {
  const [path = ''] = to.split(/[?#]/)
  if (!path.startsWith('/')) return
  for (const { route } of matchRoutes(known, path) ?? []) {
    // What does not load is tried again by the click.
    const { lazy } = route
    if (typeof lazy === 'function') withoutReload<unknown>(lazy).catch(() => undefined)
  }
  const account = session.account()
  if (account && path.startsWith(`${paths.dashboard}/`)) checkAdminAhead(account.email)
}
