import { type ReactNode, useEffect } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom'
import { SiteFrame } from '#components/layout/site-frame.tsx'
import { siteOpened } from '#lib/browser/opening.ts'
import { LoadingPage } from './loading-page.tsx'
import { RouteFocus } from './route-focus.tsx'
import { SessionWatch } from './session-watch.tsx'
import { SiteNavigation } from './site-navigation.tsx'

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

/** The site's frame around a page, and its navigation. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <SiteNavigation>
      <SiteFrame>{children}</SiteFrame>
    </SiteNavigation>
  )
}

/** Shown until the first page has loaded. */
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
