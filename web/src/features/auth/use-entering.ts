import { useEffect, useState } from 'react'
import { useSiteNavigation } from '#components/ui/navigation.tsx'
import { takeOrigin } from '#lib/session/origin.ts'
import { useAccount } from '#lib/session/session.ts'

/** Leads from a sign-in to the page that asked for it; `entering` until that page has opened. */
export function useEntering() {
  const { go } = useSiteNavigation()
  const account = useAccount()
  const [entered, setEntered] = useState(false)
  useEffect(() => {
    const watch = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setEntered(false)
    }
    window.addEventListener('pageshow', watch)
    return () => window.removeEventListener('pageshow', watch)
  }, [])
  const enter = () => {
    setEntered(true)
    go(takeOrigin())
  }
  return { enter, entering: entered && account !== undefined }
}
