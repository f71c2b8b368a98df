import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Moves the focus to the new page's heading, so that those who listen hear where they are. */
export function RouteFocus() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('content')
    heading?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
