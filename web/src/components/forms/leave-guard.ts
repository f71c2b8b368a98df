import { useCallback, useEffect, useEffectEvent } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router-dom'
import { askDialog } from '#components/feedback/dialogs.ts'
import { paths } from '#config/paths.ts'
import { useAskBeforeUnload } from '#lib/browser/ask-before-unload.ts'
import * as m from '#texts/forms.ts'

/** While `active`, leaving the page asks for confirmation first. `onLeave` runs when it is given. */
export function useLeaveGuard(active: boolean, onLeave: () => void): void {
  useAskBeforeUnload(active)
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      // A lost session leads to the login page and back; the form's draft is kept meanwhile.
      active && currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== paths.login,
    [active],
  )
  const blocker = useBlocker(shouldBlock)

  const settle = useEffectEvent((leave: boolean) => {
    if (blocker.state !== 'blocked') return
    if (!leave) return blocker.reset()
    onLeave()
    blocker.proceed()
  })

  // Asked once for each blocked navigation: a second dialog would close the first one with a no.
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void askDialog({
      title: m.leaveThisPage(),
      text: m.whatYouHaveEnteredHere(),
      confirm: m.leave(),
      cancel: m.stay(),
    }).then(settle)
  }, [blocker.state])
}
