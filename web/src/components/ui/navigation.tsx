import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type MouseEvent,
  use,
  useEffect,
  useState,
} from 'react'
import { whenBroughtBack } from '#lib/browser/brought-back.ts'
import { connection } from '#lib/browser/connection.ts'
import { isPlainClick } from '#lib/browser/plain-click.ts'

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
  go: (to: string, state?: unknown) => void
}

const isReachable = () => navigator.onLine && connection.read()

/** While the shop can't be reached, stays on the document, which says so; the browser's own page of an error says less. */
async function leaveFor(to: string): Promise<void> {
  if (isReachable() || (await connection.check())) window.location.assign(to)
}

export function DocumentLink({ to, state: _, onClick, ...rest }: LinkProps) {
  const leave = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (isReachable() || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    void leaveFor(to)
  }
  return <a href={to} {...rest} onClick={leave} />
}

export function documentNavigation(place: Place): Navigation {
  return { ...place, Link: DocumentLink, go: leaveFor }
}

export const NavigationContext = createContext<Navigation>(documentNavigation({ pathname: '/', search: '' }))

export function useSiteNavigation(): Navigation {
  return use(NavigationContext)
}

export function Link(props: LinkProps) {
  const { Link: SiteLink } = useSiteNavigation()
  return <SiteLink {...props} />
}

/** Whether something that a button opens is open: navigating closes it, also in a document that the browser kept. */
export function useOpenHere(): [open: boolean, setOpen: (open: boolean) => void] {
  const { pathname } = useSiteNavigation()
  const [opened, setOpened] = useState({ on: pathname, open: false })
  if (opened.on !== pathname) setOpened({ on: pathname, open: false })
  useEffect(() => whenBroughtBack(() => setOpened({ on: '', open: false })), [])
  return [opened.open, (open) => setOpened({ on: pathname, open })]
}

/** A link among words. */
export const TextLink = (props: Omit<LinkProps, 'className'>) => <Link className="link" {...props} />

interface MenuLinkProps extends LinkProps {
  section?: boolean
  also?: readonly string[] | undefined
}

/** A menu link: `aria-current` on the page it leads to, with `section` on the pages below it, and on those of `also`. */
export function MenuLink({ to, section = false, also = [], ...rest }: MenuLinkProps) {
  const { pathname } = useSiteNavigation()
  const inside = (section && pathname.startsWith(`${to}/`)) || also.includes(pathname)
  return <Link to={to} aria-current={pathname === to ? 'page' : inside || undefined} {...rest} />
}
