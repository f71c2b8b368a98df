import { useState } from 'react'
import { hasDraft } from '#components/forms/form-draft.ts'
import { useAction } from '#components/forms/use-action.ts'
import { SelectBox, type Ticks } from '#components/lists/select-box.tsx'
import { Button } from '#components/ui/button.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { keepFocus } from '#lib/browser/focus-heading.ts'
import * as m from '#texts/message-admin.ts'
import { DeleteMessage } from './delete-message.tsx'
import { type Message, markMessage } from './messages-api.ts'
import { ReplyForm, replyDraft } from './reply-form.tsx'

function Marks({ message }: { message: Message }) {
  if (message.read && !message.answered) return null
  return (
    <p className="flex gap-2">
      {!message.read && <span className="badge badge-primary badge-sm">{m.newIt()}</span>}
      {message.answered && <span className="badge badge-success badge-sm">{m.answered()}</span>}
    </p>
  )
}

export function MessageCard({ message, selection }: { message: Message; selection: Ticks }) {
  const reading = useAction()
  const answering = useAction()
  const [replying, setReplying] = useState(() => hasDraft(replyDraft(message)))
  const { _id, email, subject, read, answered } = message
  const hidden = { of: (words: string) => <span className="sr-only">{words}</span> }

  return (
    <li
      ref={keepFocus}
      data-message={_id}
      className={`rounded-box border border-base-300 p-5 ${read ? '' : 'border-l-4 border-l-primary bg-base-200'}`}
    >
      <article aria-label={m.messageFromEmail({ email })} className="relative pl-10">
        <div className="absolute -top-2.5 -left-3">
          <SelectBox id={_id} selection={selection}>
            {m.messageFromEmail2({ email })}
          </SelectBox>
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 className="break-all font-sans font-semibold text-base">{email}</h2>
          <div className="flex items-center gap-3 text-base-content/75 text-sm">
            <Marks message={message} />
            <DateText at={message.createdAt} withTime />
          </div>
        </div>
        {subject !== undefined && (
          <p className="text-base-content/75 text-sm">{m.subjectSubject({ subject })}</p>
        )}
        <p className="mt-3 max-w-prose whitespace-pre-wrap break-words">{message.message}</p>
        <Replies replies={message.replies} />
        <div className="mt-4 flex flex-wrap gap-2">
          {!replying && (
            <Button className="btn-sm min-h-9" onClick={() => setReplying(true)}>
              {richText(m.replyPartToEmailPart({ email }), {
                part: (words) => <span className="sr-only">{words}</span>,
              })}
            </Button>
          )}
          <Button
            look="plain"
            className="btn-sm min-h-9"
            pending={reading.pending}
            onClick={() => reading.run(() => markMessage(_id, { read: !read }))}
          >
            {richText(read ? m.markUnreadOne({ email }) : m.markReadOne({ email }), hidden)}
          </Button>
          <Button
            look="plain"
            className="btn-sm min-h-9"
            pending={answering.pending}
            onClick={() =>
              answering.run(() =>
                markMessage(_id, answered ? { answered: false } : { answered: true, read: true }),
              )
            }
          >
            {richText(answered ? m.markUnansweredOne({ email }) : m.markAnsweredOne({ email }), hidden)}
          </Button>
          <DeleteMessage message={message} />
        </div>
        {replying && <ReplyForm message={message} onDone={() => setReplying(false)} />}
      </article>
    </li>
  )
}

function Replies({ replies }: Pick<Message, 'replies'>) {
  if (replies.length === 0) return null
  return (
    <ul aria-label={m.replies()} className="mt-4 flex flex-col gap-3">
      {replies.map(({ at, by, text }) => (
        <li key={at} className="border-base-300 border-l-2 pl-4">
          <p className="text-base-content/75 text-sm">
            <span className="break-all">{by}</span>, <DateText at={at} withTime />
          </p>
          <p className="max-w-prose whitespace-pre-wrap break-words">{text}</p>
        </li>
      ))}
    </ul>
  )
}
