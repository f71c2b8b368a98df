import { limits } from '@wood-master/contract/limits'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router-dom'
import { successToast } from '#components/feedback/toast.tsx'
import { TextArea } from '#components/forms/field.tsx'
import { useKeptDraft } from '#components/forms/form-draft.ts'
import { placeServerErrors } from '#components/forms/server-errors.ts'
import { Button } from '#components/ui/button.tsx'
import { api } from '#lib/api/api.ts'
import { errorSentence } from '#lib/api/api-error.ts'
import * as m from '#texts/message-admin.ts'
import type { Message } from './messages-api.ts'

export const replyDraft = ({ _id }: Message) => `reply-${_id}`

/** Answers a message by mail. What was typed stays when that fails, and sending it once more replies once. */
export function ReplyForm({ message, onDone }: { message: Message; onDone: () => void }) {
  const [key] = useState(() => crypto.randomUUID())
  const [problem, setProblem] = useState<string>()
  const { revalidate } = useRevalidator()
  const form = useForm<{ text: string }>({ defaultValues: { text: '' } })
  const forget = useKeptDraft(form, replyDraft(message))
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ text }) => {
    setProblem(undefined)
    try {
      await api.call('replyToMessage', { params: { id: message._id }, body: { key, text } })
      forget()
      await successToast(m.replySent())
      await revalidate()
      onDone()
    } catch (error) {
      if (placeServerErrors(form, error)) setProblem(errorSentence(error))
    }
  })

  return (
    <form onSubmit={submit} noValidate className="mt-4 flex max-w-prose flex-col gap-4">
      <TextArea
        label={m.replyToEmail({ email: message.email })}
        hint={m.sentByMailWithThe()}
        rows={6}
        maxLength={limits.messageLength}
        error={errors.text?.message}
        {...form.register('text', { validate: (text) => text.trim() !== '' || m.replyIsRequired() })}
      />
      {problem && (
        <p role="alert" className="text-error">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" className="btn-sm min-h-9" pending={isSubmitting}>
          {m.sendReply()}
        </Button>
        <Button
          look="plain"
          className="btn-sm min-h-9"
          disabled={isSubmitting}
          onClick={() => {
            forget()
            onDone()
          }}
        >
          {m.cancel()}
        </Button>
      </div>
    </form>
  )
}
