import { matchRoutes, type Params, type RouteObject } from 'react-router-dom'
import type { AddressSource } from '#components/lists/use-address.ts'
import { paths } from '#config/paths.ts'
import { checkRoleAhead } from '#lib/api/queries.ts'
import { afterPaint } from '#lib/browser/after-paint.ts'
import { withoutReload } from '#lib/browser/document-script.ts'
import { session } from '#lib/session/session.ts'

export interface PageHandle {
  /** Asks for what the page cannot be shown without, for somebody who is about to open it. */
  ahead: (params: Params) => void
}

/** The route as its code describes it; the router itself forgets `lazy` once that is there. */
async function loaded({ lazy, handle }: RouteObject): Promise<{ handle?: PageHandle }> {
  return typeof lazy === 'function' ? withoutReload<{ handle?: PageHandle }>(lazy) : { handle }
}

/**
 * Fetches the code and the data of the page that somebody points at, and checks an admin's role: all of it would hold up the
 * click. Only once the frame in which she points at the link is painted; a finger has clicked by then, which does all of it.
 */
export function preloadPageSoon(source: AddressSource, to: string): void {
  afterPaint(() => {
    const { location, navigation } = source.state
    const [path = ''] = to.split(/[?#]/)
    if (navigation.state !== 'idle' || location.pathname === path || !path.startsWith('/')) return
    const account = session.account()
    for (const { route, params } of matchRoutes(source.routes ?? [], path) ?? []) {
      // What does not load is tried again by the click.
      loaded(route).then(
        ({ handle }) => account && handle?.ahead(params),
        () => undefined,
      )
    }
    if (account && path.startsWith(`${paths.dashboard}/`)) checkRoleAhead(account.email)
  })
}
