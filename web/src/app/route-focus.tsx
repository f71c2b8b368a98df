import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { focusHeading } from '#lib/browser/focus-heading.ts'

/** Moves the focus to the new page's heading, so that screen readers announce it. */
export function RouteFocus() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    focusHeading()
  }, [pathname])
  return null
}
