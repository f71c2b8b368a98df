import { useEffect, useState } from 'react'
import { useSiteNavigation } from '#components/ui/navigation.tsx'
import { whenBroughtBack } from '#lib/browser/brought-back.ts'
import { takeOrigin } from '#lib/session/origin.ts'
import { useAccount } from '#lib/session/session.ts'

/** Leads from a sign-in to the page that asked for it; `entering` until that page has opened. */
export function useEntering() {
  const { go } = useSiteNavigation()
  const account = useAccount()
  const [entered, setEntered] = useState(false)
  useEffect(() => whenBroughtBack(() => setEntered(false)), [])
  const enter = () => {
    setEntered(true)
    go(takeOrigin())
  }
  return { enter, entering: entered && account !== undefined }
}
