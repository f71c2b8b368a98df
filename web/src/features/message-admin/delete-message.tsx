import { useState } from 'react'
import { successToast } from '#components/feedback/toast.tsx'
import { ReasonDialog } from '#components/forms/reason-dialog.tsx'
import { useAction } from '#components/forms/use-action.ts'
import { Button } from '#components/ui/button.tsx'
import { api } from '#lib/api/api.ts'
import type { Message } from './messages-api.ts'

export function DeleteMessage({ message: { _id, email } }: { message: Message }) {
  const { pending, run } = useAction()
  const [asking, setAsking] = useState(false)

  const remove = async (reason: string) => {
    await api.call('deleteMessage', { params: { id: _id }, body: { reason } })
    setAsking(false)
    await run(() => successToast('Message deleted'))
  }

  return (
    <>
      <Button look="plain" className="btn-sm min-h-9" pending={pending} onClick={() => setAsking(true)}>
        Delete<span className="sr-only"> the message from {email}</span>
      </Button>
      {asking && (
        <ReasonDialog
          title="Delete this message?"
          text={`The message from ${email} is deleted for good. Only your reason stays, without the message.`}
          confirm="Delete message"
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
