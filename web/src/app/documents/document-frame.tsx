import type { ReactNode } from 'react'
import { SiteFrame } from '#components/layout/site-frame.tsx'
import { type Navigation, NavigationContext } from '#components/ui/navigation.tsx'

/** The site's frame around a page that is a document of its own. */
export function DocumentFrame({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  return (
    <NavigationContext value={navigation}>
      <SiteFrame>{children}</SiteFrame>
    </NavigationContext>
  )
}
