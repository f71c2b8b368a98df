import { useState } from 'react'
import { useSiteNavigation } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import { signOutEverywhere } from '#lib/session/session.ts'

export function useSignOut() {
  const { go } = useSiteNavigation()
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void signOutEverywhere().finally(() => {
      setLeaving(false)
      go(paths.home)
    })
  }
  return { leaving, leave }
}
