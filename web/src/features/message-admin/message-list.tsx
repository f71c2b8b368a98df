import { type ReactNode, useState } from 'react'
import { ReasonDialog } from '#components/forms/reason-dialog.tsx'
import { BulkOutcome, useBulk } from '#components/lists/bulk.tsx'
import { ListFrame } from '#components/lists/list-frame.tsx'
import { SelectionBar } from '#components/lists/selection-bar.tsx'
import { useSelection } from '#components/lists/use-selection.ts'
import { Button } from '#components/ui/button.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { api } from '#lib/api/api.ts'
import type { Page } from '#lib/api/api-client.ts'
import { mayPress } from '#lib/api/queries.ts'
import * as m from '#texts/message-admin.ts'
import { MessageCard } from './message-card.tsx'
import { type Message, markMessage } from './messages.ts'

const marks = [
  { name: m.markAsRead(), mark: { read: true }, said: m.markedAsRead },
  { name: m.markAsAnswered(), mark: { answered: true, read: true }, said: m.markedAsAnswered },
] as const

export function MessageList({ page, empty }: { page: Page<Message>; empty: ReactNode }) {
  const selection = useSelection(page.items)
  const { pending, result, run } = useBulk<Message>(({ email }) => m.labelOfMessage({ email }))
  const [deleting, setDeleting] = useState(false)
  const { items } = selection
  const count = m.countMessages({ count: items.length })

  const markAll = ({ mark, said }: (typeof marks)[number]) =>
    run({
      items,
      action: ({ _id }) => markMessage(_id, mark),
      said: (done) => said({ count: done }),
      undo: ({ _id, read, answered }) => markMessage(_id, { read, answered }),
    })
  const deleteAll = async (reason: string) => {
    await run({
      items,
      action: ({ _id: id }) => api.call('deleteMessage', { params: { id }, body: { reason } }),
      said: (done) => m.deletedCount({ count: done }),
    })
    setDeleting(false)
  }

  return (
    <>
      {page.items.length > 0 && (
        <SelectionBar selection={selection} noun="message">
          {marks.map((step) => (
            <Button
              key={step.name}
              look="plain"
              small
              className="whitespace-nowrap"
              pending={pending}
              onClick={() => void markAll(step)}
            >
              {richText(step.name)}
            </Button>
          ))}
          {mayPress('deleteMessage') && (
            <Button look="danger" small pending={pending} onClick={() => setDeleting(true)}>
              {richText(m.deleteSelected())}
            </Button>
          )}
        </SelectionBar>
      )}
      <BulkOutcome result={result} pending={pending} />
      <ListFrame page={page} noun="message" label={m.messages()} empty={empty}>
        {(messages) => (
          <ul className="flex flex-col gap-4">
            {messages.map((message) => (
              <MessageCard key={message._id} message={message} selection={selection} />
            ))}
          </ul>
        )}
      </ListFrame>
      {deleting && (
        <ReasonDialog
          title={m.deleteCount({ count })}
          text={m.deleteManyText()}
          confirm={m.deleteThem({ count })}
          onConfirm={deleteAll}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  )
}
