import { useState } from 'react'
import { successToast } from '#components/feedback/toast.tsx'
import { ReasonDialog } from '#components/forms/reason-dialog.tsx'
import { useAction } from '#components/forms/use-action.ts'
import { Button } from '#components/ui/button.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { api } from '#lib/api/api.ts'
import * as m from '#texts/message-admin.ts'
import type { Message } from './messages-api.ts'

export function DeleteMessage({ message: { _id, email } }: { message: Message }) {
  const { pending, run } = useAction()
  const [asking, setAsking] = useState(false)

  const remove = async (reason: string) => {
    await api.call('deleteMessage', { params: { id: _id }, body: { reason } })
    setAsking(false)
    await run(() => successToast(m.messageDeleted()))
  }

  return (
    <>
      <Button look="plain" className="btn-sm min-h-9" pending={pending} onClick={() => setAsking(true)}>
        {richText(m.deletePartTheMessageFrom({ email }), {
          part: (words) => <span className="sr-only">{words}</span>,
        })}
      </Button>
      {asking && (
        <ReasonDialog
          title={m.deleteThisMessage()}
          text={m.theMessageFromEmailIs({ email })}
          confirm={m.deleteMessage()}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
