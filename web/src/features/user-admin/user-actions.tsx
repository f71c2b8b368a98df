import { useState } from 'react'
import { askDialog } from '#components/feedback/dialogs.ts'
import { errorToast, successToast } from '#components/feedback/toast.tsx'
import { useAction } from '#components/forms/use-action.ts'
import { Button } from '#components/ui/button.tsx'
import { api } from '#lib/api/api.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { messages } from './messages.ts'
import { UnverifiedDialog } from './unverified-dialog.tsx'
import type { User } from './users-api.ts'

export function UserActions({ user, self }: { user: User; self: boolean }) {
  const { pending, run } = useAction()
  const { email } = user
  const [unverified, setUnverified] = useState<string>()
  const object = <span className="sr-only"> {email}</span>

  const makeAdmin = async () => {
    const sure = await askDialog({
      title: messages.promoteTitle,
      text: messages.promoteText(email),
      confirm: messages.promoteConfirm,
    })
    if (!sure) return
    await run(async () => {
      try {
        await api.call('promote', { params: { email } })
        await successToast(messages.promoted)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.code === 'email_not_verified') setUnverified(error.message)
        else if (error.status === 403) await errorToast(messages.notPromoted)
        else throw error
      }
    })
  }

  const removeAdmin = async () => {
    const sure = await askDialog({
      title: messages.demoteTitle,
      text: self ? messages.demoteSelfText : messages.demoteText(email),
      confirm: messages.demoteConfirm,
    })
    if (!sure) return
    await run(async () => {
      await api.call('demote', { params: { email } })
      await successToast(messages.demoted)
    })
  }

  return user.role === 'admin' ? (
    <Button look="plain" className="btn-sm min-h-9" pending={pending} onClick={removeAdmin}>
      Remove admin{object}
    </Button>
  ) : (
    <>
      <Button look="plain" className="btn-sm min-h-9" pending={pending} onClick={makeAdmin}>
        Make admin{object}
      </Button>
      {unverified && (
        <UnverifiedDialog email={email} problem={unverified} onClose={() => setUnverified(undefined)} />
      )}
    </>
  )
}
