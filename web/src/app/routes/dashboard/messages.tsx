import { listPage } from '#app/list-page.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { ChoiceLinks } from '#components/lists/choice-links.tsx'
import { MessageList } from '#features/message-admin/message-list.tsx'
import * as m from '#texts/dashboard.ts'
import * as messages from '#texts/message-admin.ts'

const showParam = 'show'
const showChoices = { '': messages.all(), unread: messages.unread(), unanswered: messages.unanswered() }

export function readMessageFilter(search: URLSearchParams): { show?: 'unread' | 'unanswered' } {
  const show = search.get(showParam)
  return show === 'unread' || show === 'unanswered' ? { show } : {}
}

const nothing = {
  all: { title: m.noMessagesYet(), text: m.noMessagesText() },
  unread: { title: m.allRead(), text: m.noNewMessagesText() },
  unanswered: { title: m.allAnswered(), text: m.noNewMessagesText() },
} as const

export const { loader, Component } = listPage('listMessages', {
  title: m.messages(),
  intro: m.messagesIntro(),
  limit: 15,
  filterOf: readMessageFilter,
  filters: () => <ChoiceLinks label={m.filterMessages()} param={showParam} choices={showChoices} />,
  list: (page, search) => (
    <MessageList page={page} empty={<EmptyState {...nothing[readMessageFilter(search).show ?? 'all']} />} />
  ),
})
