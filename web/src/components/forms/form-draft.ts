import { useCallback, useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type BlockerFunction, useBlocker } from 'react-router-dom'
import { askDialog } from '#components/feedback/dialogs.ts'
import { paths } from '#config/paths.ts'
import { useAskBeforeUnload } from '#lib/browser/ask-before-unload.ts'
import * as m from '#texts/forms.ts'
import { useKeptDraft } from './kept-draft.ts'

/** Keeps the draft of the one form of a page, which asks before the page is left. */
export function useFormDraft<Values extends FieldValues>(form: UseFormReturn<Values>, name: string) {
  const forget = useKeptDraft(form, name)
  const { isDirty } = form.formState
  useAskBeforeUnload(isDirty)
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      // A lost session leads to the login page and back; the form's draft is kept meanwhile.
      isDirty && currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== paths.login,
    [isDirty],
  )
  const blocker = useBlocker(shouldBlock)

  const settle = useEffectEvent((leave: boolean) => {
    if (blocker.state !== 'blocked') return
    if (!leave) return blocker.reset()
    forget()
    blocker.proceed()
  })

  // Asked once for each blocked navigation: a second dialog would close the first one with a no.
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void askDialog({
      title: m.leaveThisPage(),
      text: m.leaveText(),
      confirm: m.leave(),
      cancel: m.stay(),
    }).then(settle)
  }, [blocker.state])
  return forget
}
