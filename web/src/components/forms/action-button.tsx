import { type ComponentProps, useState } from 'react'
import { askBeforeDelete, askDialog, type Question, tellDeleted } from '#components/feedback/dialogs.ts'
import { successToast } from '#components/feedback/toast.ts'
import { Button } from '#components/ui/button.tsx'
import { ReasonDialog, type ReasonQuestion } from './reason-dialog.tsx'
import { useAction, useRefusal } from './use-action.ts'

interface ActionButtonProps extends Omit<ComponentProps<typeof Button>, 'action' | 'pending' | 'onClick'> {
  /** Gets the reason where one is asked for. What it throws is shown. */
  action: (reason: string) => Promise<unknown>
  /** Asked before: a question, or one with a dialog of its own. */
  ask?: Question | (() => Promise<boolean>)
  reason?: ReasonQuestion
  /** Said in a toast, or in a dialog of its own, once it is done. */
  done?: string | (() => Promise<unknown>)
}

/** Changes something in the shop, and then what the page shows. */
export function ActionButton({ action, ask, reason, done, ...button }: ActionButtonProps) {
  const { pending, run } = useAction()
  const [asking, setAsking] = useState(false)
  const { watch, close } = useRefusal(() => setAsking(false))
  const tell = async () => (typeof done === 'string' ? successToast(done) : done?.())

  const press = async () => {
    if (reason) return setAsking(true)
    if (ask && !(await (typeof ask === 'function' ? ask() : askDialog(ask)))) return
    await run(async () => {
      await action('')
      await tell()
    })
  }
  const confirm = async (given: string) => {
    await watch(action(given))
    setAsking(false)
    await run(tell)
  }

  return (
    <>
      <Button {...button} pending={pending} onClick={press} />
      {asking && reason && <ReasonDialog {...reason} onConfirm={confirm} onClose={close} />}
    </>
  )
}

export const DeleteButton = (button: Omit<ActionButtonProps, 'ask' | 'done'>) => (
  <ActionButton ask={askBeforeDelete} done={tellDeleted} {...button} />
)
