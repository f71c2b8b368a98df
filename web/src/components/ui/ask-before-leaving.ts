import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { useAskBeforeUnload } from '#lib/ask-before-unload.ts'
import { askDialog } from './dialogs.ts'

/** While true, going to another page asks first; so does closing the tab. */
export function useAskBeforeLeaving(halfFilled: boolean): void {
  useAskBeforeUnload(halfFilled)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => halfFilled && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void askDialog({
      title: 'Leave this page?',
      text: 'What you typed is not saved and would be lost.',
      confirm: 'Leave',
      cancel: 'Stay',
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker])
}
