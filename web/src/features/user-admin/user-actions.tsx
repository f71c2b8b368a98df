import { useState } from 'react'
import { askDialog } from '#components/feedback/dialogs.ts'
import { errorToast, successToast } from '#components/feedback/toast.tsx'
import { useAction } from '#components/forms/use-action.ts'
import { Button } from '#components/ui/button.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { api } from '#lib/api/api.ts'
import { ApiError } from '#lib/api/api-error.ts'
import * as m from '#texts/user-admin.ts'
import { UnverifiedDialog } from './unverified-dialog.tsx'
import type { User } from './users-api.ts'

export function UserActions({ user, self }: { user: User; self: boolean }) {
  const { pending, run } = useAction()
  const { email } = user
  const [unverified, setUnverified] = useState<string>()
  const hidden = { of: (words: string) => <span className="sr-only">{words}</span> }

  const makeAdmin = async () => {
    const sure = await askDialog({
      title: m.promoteTitle(),
      text: m.promoteText({ email }),
      confirm: m.promoteConfirm(),
    })
    if (!sure) return
    await run(async () => {
      try {
        await api.call('promote', { params: { email } })
        await successToast(m.promoted())
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.code === 'email_not_verified') setUnverified(error.message)
        else if (error.status === 403) await errorToast(m.notPromoted())
        else throw error
      }
    })
  }

  const removeAdmin = async () => {
    const sure = await askDialog({
      title: m.demoteTitle(),
      text: self ? m.demoteSelfText() : m.demoteText({ email }),
      confirm: m.demoteConfirm(),
    })
    if (!sure) return
    await run(async () => {
      await api.call('demote', { params: { email } })
      await successToast(m.demoted())
    })
  }

  return user.role === 'admin' ? (
    <Button look="plain" className="btn-sm min-h-9" pending={pending} onClick={removeAdmin}>
      {richText(m.removeAdmin({ email }), hidden)}
    </Button>
  ) : (
    <>
      <Button look="plain" className="btn-sm min-h-9" pending={pending} onClick={makeAdmin}>
        {richText(m.makeAdmin({ email }), hidden)}
      </Button>
      {unverified && (
        <UnverifiedDialog email={email} problem={unverified} onClose={() => setUnverified(undefined)} />
      )}
    </>
  )
}
