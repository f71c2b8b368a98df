import type { ReactNode } from 'react'
import { SiteFrame } from '#components/layout/site-frame.tsx'
import { type Navigation, NavigationContext } from '#components/ui/navigation.tsx'

export function DocumentFrame({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  return (
    <NavigationContext value={navigation}>
      <SiteFrame>{children}</SiteFrame>
    </NavigationContext>
  )
}
