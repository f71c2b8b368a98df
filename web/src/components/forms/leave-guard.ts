import { useCallback, useEffect, useEffectEvent } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router-dom'
import { askDialog } from '#components/feedback/dialogs.ts'
import { paths } from '#config/paths.ts'
import { useAskBeforeUnload } from '#lib/browser/ask-before-unload.ts'

/** While `active`, leaving the page asks first. `onLeave` runs when somebody leaves all the same. */
export function useLeaveGuard(active: boolean, onLeave: () => void): void {
  useAskBeforeUnload(active)
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      // A lost session leads to the login page and back; the form's draft waits meanwhile.
      active && currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== paths.login,
    [active],
  )
  const blocker = useBlocker(shouldBlock)

  const carryOut = useEffectEvent((leave: boolean) => {
    if (blocker.state !== 'blocked') return
    if (!leave) return blocker.reset()
    onLeave()
    blocker.proceed()
  })

  // Asked once each time it blocks: a second question would answer the first with no.
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void askDialog({
      title: 'Leave this page?',
      text: 'What you have typed here will be lost.',
      confirm: 'Leave',
      cancel: 'Stay',
    }).then(carryOut)
  }, [blocker.state])
}
