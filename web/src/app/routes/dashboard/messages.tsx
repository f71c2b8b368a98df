import { useLoaderData, useSearchParams } from 'react-router-dom'
import { adminList } from '#app/admin-loaders.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { RowSkeletons } from '#components/feedback/row-skeletons.tsx'
import { ChoiceLinks } from '#components/lists/choice-links.tsx'
import { Page } from '#components/ui/page.tsx'
import { MessageList } from '#features/message-admin/message-list.tsx'
import * as m from '#texts/dashboard.ts'
import * as messages from '#texts/message-admin.ts'

const showParam = 'show'
const showChoices = { '': messages.all(), unread: messages.unread(), unanswered: messages.unanswered() }

export function readMessageFilter(search: URLSearchParams): { show?: 'unread' | 'unanswered' } {
  const show = search.get(showParam)
  return show === 'unread' || show === 'unanswered' ? { show } : {}
}

export const loader = adminList('listMessages', 15, readMessageFilter)

const nothing = {
  all: { title: m.noMessagesYet(), text: m.noMessagesText() },
  unread: { title: m.allRead(), text: m.noNewMessagesText() },
  unanswered: { title: m.allAnswered(), text: m.noNewMessagesText() },
} as const

export function Component() {
  const page = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const { show = 'all' } = readMessageFilter(search)
  return (
    <Page title={m.messages()} intro={m.messagesIntro()}>
      <div className="mb-6">
        <ChoiceLinks label={m.filterMessages()} param={showParam} choices={showChoices} />
      </div>
      <Deferred query={page} skeleton={<RowSkeletons rows={4} className="h-40" />}>
        {(loaded) => <MessageList page={loaded} empty={<EmptyState {...nothing[show]} />} />}
      </Deferred>
    </Page>
  )
}
