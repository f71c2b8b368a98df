import { type ComponentProps, type ComponentType, createContext, use } from 'react'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
  /** History state for the next page; lost where that is a document of its own. */
  state?: unknown
}

export interface Place {
  pathname: string
  /** With its question mark; empty without a query. */
  search: string
  state?: unknown
}

/** How a page navigates: pages that are documents by plain links, every other page through the router. */
export interface Navigation extends Place {
  Link: ComponentType<LinkProps>
  go: (to: string) => void
}

function PlainLink({ to, state: _, ...rest }: LinkProps) {
  return <a href={to} {...rest} />
}

export function documentNavigation(place: Place): Navigation {
  return { ...place, Link: PlainLink, go: (to) => window.location.assign(to) }
}

export const NavigationContext = createContext<Navigation>(documentNavigation({ pathname: '/', search: '' }))

export function useSiteNavigation(): Navigation {
  return use(NavigationContext)
}

export function Link(props: LinkProps) {
  const { Link: SiteLink } = useSiteNavigation()
  return <SiteLink {...props} />
}

/** A link among words. */
export const TextLink = (props: Omit<LinkProps, 'className'>) => <Link className="link" {...props} />

/** A menu link: `aria-current` on the page it leads to and, with `section`, on the pages below it. */
export function MenuLink({ to, section = false, ...rest }: LinkProps & { section?: boolean }) {
  const { pathname } = useSiteNavigation()
  const inside = section && pathname.startsWith(`${to}/`)
  return <Link to={to} aria-current={pathname === to ? 'page' : inside || undefined} {...rest} />
}
