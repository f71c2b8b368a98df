import { type ComponentProps, type ComponentType, createContext, use } from 'react'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
  /** Handed to the next page; plain documents forget it. */
  state?: unknown
}

/** How a page moves on: the home page by plain links, every other page through the router. */
export interface Navigation {
  Link: ComponentType<LinkProps>
  pathname: string
  go: (to: string) => void
}

function PlainLink({ to, state: _, ...rest }: LinkProps) {
  return <a href={to} {...rest} />
}

export const documentNavigation: Navigation = {
  Link: PlainLink,
  pathname: '/',
  go: (to) => window.location.assign(to),
}

export const NavigationContext = createContext<Navigation>(documentNavigation)

export function useSiteNavigation(): Navigation {
  return use(NavigationContext)
}

/** A link to a page of this site. */
export function Link(props: LinkProps) {
  const { Link: SiteLink } = useSiteNavigation()
  return <SiteLink {...props} />
}

/** A link of a menu: says when it leads to the page that is open; with `section` also for the pages below it. */
export function MenuLink({ to, section = false, ...rest }: LinkProps & { section?: boolean }) {
  const { pathname } = useSiteNavigation()
  const inside = section && pathname.startsWith(`${to}/`)
  return <Link to={to} aria-current={pathname === to ? 'page' : inside || undefined} {...rest} />
}
