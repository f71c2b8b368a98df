import { type ReactNode, use, useEffect, useLayoutEffect, useRef } from 'react'
import {
  Outlet,
  Link as RouterLink,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from 'react-router-dom'
import { withdrawQuestion } from '#components/feedback/dialogs.ts'
import { SiteFrame } from '#components/layout/site-frame.tsx'
import { AddressContext } from '#components/lists/use-address.ts'
import { type LinkProps, NavigationContext } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { siteOpened } from '#lib/browser/opening.ts'
import { rememberOrigin } from '#lib/session/origin.ts'
import { session } from '#lib/session/session.ts'
import * as m from '#texts/app.ts'
import { isDocument } from './leave-for-document.ts'
import { LoadingPage } from './loading-page.tsx'
import { preloadPageSoon } from './preload-page.ts'

function Progress() {
  const busy = useNavigation().state !== 'idle'
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 print:hidden">
      {busy && (
        <>
          <div className="h-1 animate-pulse bg-accent" />
          <span className="sr-only">{m.loadingThePage()}</span>
        </>
      )}
    </div>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <SiteNavigation>
      <SiteFrame>{children}</SiteFrame>
    </SiteNavigation>
  )
}

export function RootFallback() {
  return (
    <Frame>
      <LoadingPage />
    </Frame>
  )
}

export function Root() {
  useEffect(siteOpened, [])
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

/** When the session ends under a guarded page, its loaders run again and the guard leads to the login and back. */
function SessionWatch() {
  const { revalidate } = useRevalidator()
  const idle = useNavigation().state === 'idle'
  // During a navigation the next page's guard is running already.
  useEffect(() => (idle ? session.onLost(() => void revalidate()) : undefined), [idle, revalidate])
  return null
}

/**
 * Takes away what the page before asked, and moves the focus to the new page's heading, so that screen readers announce it,
 * before the page may want it elsewhere.
 */
function RouteFocus() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useLayoutEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    withdrawQuestion()
    focusHeading()
  }, [pathname])
  return null
}

/** Some pages are documents of their own; everything else stays in this one and is fetched ahead of the click. */
function SiteLink({ to, state, ...rest }: LinkProps) {
  const { pathname, search } = useLocation()
  const isElsewhere = isDocument(to)
  const router = use(AddressContext)
  const ahead = isElsewhere || !router ? undefined : () => preloadPageSoon(router, to)
  return (
    <RouterLink
      to={to}
      state={state}
      reloadDocument={isElsewhere}
      // A document's referrer says that; within the app there is none.
      onClick={to === paths.login ? () => rememberOrigin(pathname + search) : undefined}
      onPointerEnter={ahead}
      onFocus={ahead}
      {...rest}
    />
  )
}

export function SiteNavigation({ children }: { children: ReactNode }) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const go = (to: string, next?: unknown) => {
    if (isDocument(to)) window.location.assign(to)
    else void navigate(to, { state: next })
  }
  return (
    <NavigationContext value={{ Link: SiteLink, pathname, search, state, go }}>{children}</NavigationContext>
  )
}
