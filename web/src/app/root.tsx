import { type ReactNode, useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation, useRevalidator } from 'react-router-dom'
import { SiteFrame } from '#components/layout/site-frame.tsx'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { siteOpened } from '#lib/browser/opening.ts'
import { session } from '#lib/session/session.ts'
import * as m from '#texts/app.ts'
import { LoadingPage } from './loading-page.tsx'
import { SiteNavigation } from './site-navigation.tsx'

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

/** Moves the focus to the new page's heading, so that screen readers announce it. */
function RouteFocus() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    focusHeading()
  }, [pathname])
  return null
}
