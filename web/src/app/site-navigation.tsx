import { type ReactNode, use } from 'react'
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom'
import { AddressContext } from '#components/lists/use-address.ts'
import { type LinkProps, NavigationContext } from '#components/ui/navigation.tsx'
import { isDocument } from './leave-for-document.ts'
import { preloadPageSoon } from './preload-page.ts'

/** Some pages are documents of their own; everything else stays in this one and is fetched ahead of the click. */
function SiteLink({ to, state, ...rest }: LinkProps) {
  const isElsewhere = isDocument(to)
  const router = use(AddressContext)
  const ahead = isElsewhere || !router ? undefined : () => preloadPageSoon(router, to)
  return (
    <RouterLink
      to={to}
      state={state}
      reloadDocument={isElsewhere}
      onPointerEnter={ahead}
      onFocus={ahead}
      {...rest}
    />
  )
}

export function SiteNavigation({ children }: { children: ReactNode }) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const go = (to: string) => {
    if (isDocument(to)) window.location.assign(to)
    else void navigate(to)
  }
  return (
    <NavigationContext value={{ Link: SiteLink, pathname, search, state, go }}>{children}</NavigationContext>
  )
}
