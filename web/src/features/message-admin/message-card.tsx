import type { BodyOf, ResponseOf } from '@wood-master/contract/calls'
import { limits } from '@wood-master/contract/limits'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router-dom'
import { successToast } from '#components/feedback/toast.ts'
import { ActionButton } from '#components/forms/action-button.tsx'
import { TextArea } from '#components/forms/field.tsx'
import { fieldOf, filled } from '#components/forms/field-of.ts'
import { hasDraft, keysIn, useKeptDraft } from '#components/forms/kept-draft.ts'
import { submitBy } from '#components/forms/server-errors.ts'
import { useOnce } from '#components/forms/use-once.ts'
import { SelectBox, type Ticks } from '#components/lists/selection-bar.tsx'
import { Button, SubmitButton } from '#components/ui/button.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { Problem } from '#components/ui/problem.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { api } from '#lib/api/api.ts'
import { mayPress } from '#lib/api/queries.ts'
import { keepFocus, takeFocus } from '#lib/browser/focus-heading.ts'
import * as m from '#texts/message-admin.ts'

export type Message = ResponseOf<'listMessages'>[number]

/** Throws `ApiError`: `not_found`. */
export const markMessage = (id: string, mark: BodyOf<'markMessage'>) =>
  api.call('markMessage', { params: { id }, body: mark })

export function MessageCard({ message, selection }: { message: Message; selection: Ticks }) {
  const [replying, setReplying] = useState(() => hasDraft(replyDraft(message)))
  const { _id, email, subject, read, answered } = message

  return (
    <li
      ref={keepFocus}
      data-message={_id}
      className={`rounded-box border border-base-300 p-5 ${read ? '' : 'border-s-4 border-s-primary bg-base-200'}`}
    >
      <article aria-label={m.messageFromEmail({ email })} className="relative ps-10">
        <div className="absolute -top-2.5 -start-3">
          <SelectBox id={_id} selection={selection}>
            {m.messageFromNoun({ email })}
          </SelectBox>
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 className="break-all font-sans font-semibold text-base">{email}</h2>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base-content/75 text-sm">
            <p className="flex gap-2 empty:hidden">
              {!read && <span className="badge badge-primary badge-sm">{m.newIt()}</span>}
              {answered && <span className="badge badge-success badge-sm">{m.answered()}</span>}
            </p>
            <DateText at={message.createdAt} withTime />
          </div>
        </div>
        {subject !== undefined && <p className="text-base-content/75 text-sm">{m.subjectOf({ subject })}</p>}
        <p className="mt-3 max-w-prose own-lines break-words">{message.message}</p>
        {message.replies.length > 0 && (
          <ul aria-label={m.replies()} className="mt-4 flex flex-col gap-3">
            {message.replies.map(({ at, by, text }) => (
              <li key={at} className="border-base-300 border-s-2 ps-4">
                <p className="text-base-content/75 text-sm">
                  <span className="break-all">{by}</span>, <DateText at={at} withTime />
                </p>
                <p className="max-w-prose own-lines break-words">{text}</p>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-4 flex flex-wrap gap-2">
          {!replying && (
            <Button small onClick={() => setReplying(true)}>
              {richText(m.replyTo({ email }))}
            </Button>
          )}
          <ActionButton look="plain" small action={() => markMessage(_id, { read: !read })}>
            {richText(read ? m.markUnreadOne({ email }) : m.markReadOne({ email }))}
          </ActionButton>
          <ActionButton
            look="plain"
            small
            action={() => markMessage(_id, answered ? { answered: false } : { answered: true, read: true })}
          >
            {richText(answered ? m.markUnansweredOne({ email }) : m.markAnsweredOne({ email }))}
          </ActionButton>
          {mayPress('deleteMessage') && <DeleteMessage message={message} />}
        </div>
        {replying && <ReplyForm message={message} onDone={() => setReplying(false)} />}
      </article>
    </li>
  )
}

export function DeleteMessage({ message: { _id: id, email } }: { message: Message }) {
  return (
    <ActionButton
      look="plain"
      small
      action={(reason) => api.call('deleteMessage', { params: { id }, body: { reason } })}
      reason={{
        title: m.deleteThisMessage(),
        text: m.deleteText({ email }),
        confirm: m.deleteMessage(),
      }}
      done={m.messageDeleted()}
    >
      {richText(m.deleteMessageFrom({ email }))}
    </ActionButton>
  )
}

const replyDraft = ({ _id }: Message) => `reply-${_id}`

function ReplyForm({ message, onDone }: { message: Message; onDone: () => void }) {
  // Nobody has pressed anything where it is open because it was begun earlier.
  const [hold] = useState(() => (hasDraft(replyDraft(message)) ? keepFocus : takeFocus))
  const { revalidate } = useRevalidator()
  // The key is that of what was sent, until it is answered: the same words again, after a reload too, are no further reply.
  const form = useForm({ defaultValues: { text: '', key: '' } })
  const forget = useKeptDraft(form, replyDraft(message))
  const once = useOnce(keysIn(form))
  const field = fieldOf(form)
  const { isSubmitting, errors } = form.formState

  const send = async ({ text }: { text: string }) => {
    const params = { id: message._id }
    await once((key) => api.call('replyToMessage', { params, body: { key, text } }))
    forget()
    await successToast(m.replySent())
    await revalidate()
    onDone()
  }

  return (
    <form
      ref={hold}
      onSubmit={submitBy(form, send, { keep: true })}
      noValidate
      className="mt-4 flex max-w-prose flex-col gap-4"
    >
      <TextArea
        label={m.replyToEmail({ email: message.email })}
        hint={m.replyHint()}
        rows={6}
        maxLength={limits.messageLength}
        readOnly={isSubmitting}
        {...field('text', filled(m.replyIsRequired()))}
      />
      <Problem>{errors.root?.message}</Problem>
      <div className="flex flex-wrap gap-2">
        <SubmitButton small pending={isSubmitting}>
          {m.sendReply()}
        </SubmitButton>
        <Button
          look="plain"
          small
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
