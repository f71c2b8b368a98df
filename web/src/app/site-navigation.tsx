import type { ReactNode } from 'react'
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom'
import { type LinkProps, NavigationContext } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'

const isHome = (to: string) => to === paths.home || to.startsWith('/#') || to.startsWith('/?')

/** Home is a document of its own; everything else stays in this one. */
function SiteLink({ to, state, ...rest }: LinkProps) {
  return <RouterLink to={to} state={state} reloadDocument={isHome(to)} {...rest} />
}

/** Lets the components around a page navigate through the router. */
export function SiteNavigation({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const go = (to: string) => {
    if (isHome(to)) window.location.assign(to)
    else void navigate(to)
  }
  return <NavigationContext value={{ Link: SiteLink, pathname, go }}>{children}</NavigationContext>
}
