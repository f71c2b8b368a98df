import type { ReactNode } from 'react'
import { SiteFrame } from '#components/layout/site-frame.tsx'
import { documentNavigation, type Navigation, NavigationContext } from '#components/ui/navigation.tsx'

interface DocumentFrameProps {
  /** Where the page is; left out where no link leads to it. */
  pathname?: string
  navigation?: Navigation
  children: ReactNode
}

export function DocumentFrame({ pathname = '', navigation, children }: DocumentFrameProps) {
  return (
    <NavigationContext value={navigation ?? documentNavigation({ pathname, search: '' })}>
      <SiteFrame>{children}</SiteFrame>
    </NavigationContext>
  )
}
