import type { ReactNode } from 'react'
import {
  Outlet,
  Link as RouterLink,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router-dom'
import { Spinner } from '#components/feedback/spinner.tsx'
import { SiteFrame } from '#components/layout/site-frame.tsx'
import { type LinkProps, NavigationContext } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import { RouteFocus } from './route-focus.tsx'
import { SessionWatch } from './session-watch.tsx'

const isHome = (to: string) => to === paths.home || to.startsWith('/#') || to.startsWith('/?')

/** Home is a document of its own; everything else stays in this one. */
function SiteLink({ to, state, ...rest }: LinkProps) {
  return <RouterLink to={to} state={state} reloadDocument={isHome(to)} {...rest} />
}

function Progress() {
  const busy = useNavigation().state !== 'idle'
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 print:hidden">
      {busy && (
        <>
          <div className="h-1 animate-pulse bg-accent" />
          <span className="sr-only">Loading the page</span>
        </>
      )}
    </div>
  )
}

/** The site around a page, and the page's way to move on. */
function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const go = (to: string) => {
    if (isHome(to)) window.location.assign(to)
    else void navigate(to)
  }
  return (
    <NavigationContext value={{ Link: SiteLink, pathname, go }}>
      <SiteFrame>{children}</SiteFrame>
    </NavigationContext>
  )
}

/** Before the first page is there. */
export function RootFallback() {
  return (
    <Frame>
      <div className="min-h-[60vh]">
        <Spinner />
      </div>
    </Frame>
  )
}

export function Root() {
  return (
    <Frame>
      <Outlet />
      <Progress />
      <RouteFocus />
      <SessionWatch />
      <ScrollRestoration />
    </Frame>
  )
}
