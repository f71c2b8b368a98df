import type { BodyOf } from '@wood-master/contract/calls'
import type { ReactNode } from 'react'
import { BulkList, type BulkStep } from '#components/lists/bulk-list.tsx'
import { api } from '#lib/api/api.ts'
import type { Page } from '#lib/api/api-client.ts'
import { mayPress } from '#lib/api/queries.ts'
import * as m from '#texts/message-admin.ts'
import { type Message, MessageCard, markMessage } from './message-card.tsx'

const marking = (
  name: string,
  mark: BodyOf<'markMessage'>,
  said: BulkStep<Message>['said'],
): BulkStep<Message> => ({
  name,
  said,
  action: ({ _id }) => markMessage(_id, mark),
  undo: ({ _id, read, answered }) => markMessage(_id, { read, answered }),
})

const marks = [
  marking(m.markAsRead(), { read: true }, m.markedAsRead),
  marking(m.markAsAnswered(), { answered: true, read: true }, m.markedAsAnswered),
]

const deleting: BulkStep<Message> = {
  name: m.deleteSelected(),
  look: 'danger',
  reason: (number) => {
    const count = m.countMessages({ count: number })
    return { title: m.deleteCount({ count }), text: m.deleteManyText(), confirm: m.deleteThem({ count }) }
  },
  action: ({ _id: id }, reason) => api.call('deleteMessage', { params: { id }, body: { reason } }),
  said: m.deletedCount,
}

export function MessageList({ page, empty }: { page: Page<Message>; empty: ReactNode }) {
  return (
    <BulkList
      page={page}
      noun="message"
      label={m.messages()}
      empty={empty}
      nameOf={({ email }) => m.labelOfMessage({ email })}
      steps={mayPress('deleteMessage') ? [...marks, deleting] : marks}
    >
      {(message, selection) => <MessageCard key={message._id} message={message} selection={selection} />}
    </BulkList>
  )
}
