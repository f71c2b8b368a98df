import { useLoaderData, useSearchParams } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { Later } from '#components/feedback/later.tsx'
import { RowSkeletons } from '#components/feedback/row-skeletons.tsx'
import { ChoiceLinks } from '#components/lists/choice-links.tsx'
import { ListFrame } from '#components/lists/list-frame.tsx'
import { pageOf } from '#components/lists/page-address.ts'
import { Pager } from '#components/lists/pager.tsx'
import { PageHeading } from '#components/ui/page-heading.tsx'
import { PageTitle } from '#components/ui/page-title.tsx'
import { readFilters, showChoices, showParam } from '#features/message-admin/filters.ts'
import { MessageCard } from '#features/message-admin/message-card.tsx'
import { findMessages } from '#features/message-admin/messages-api.ts'
import { later } from '#lib/api/later.ts'

const pageSize = 15

export const loader = adminOnly(({ request }) => {
  const search = new URL(request.url).searchParams
  const { cursor } = pageOf(search)
  return { page: later(findMessages({ ...readFilters(search), limit: pageSize, cursor }, request.signal)) }
})

const nothing = {
  all: { title: 'No messages yet', text: 'What people write on the home page arrives here.' },
  unread: { title: 'Everything is read', text: 'New messages from the contact form appear here.' },
  unanswered: { title: 'Everybody has an answer', text: 'New messages from the contact form appear here.' },
} as const

export function Component() {
  const { page } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const { show = 'all' } = readFilters(search)
  return (
    <>
      <PageTitle title="Messages" />
      <PageHeading intro="What people wrote through the contact form. Answers go by email.">
        Messages
      </PageHeading>
      <div className="mb-6">
        <ChoiceLinks label="Messages by mark" param={showParam} choices={showChoices} />
      </div>
      <Later data={page} skeleton={<RowSkeletons rows={4} className="h-40" />}>
        {({ items, nextCursor }) => (
          <ListFrame summary={`${items.length} messages on this page`}>
            {items.length === 0 ? (
              <EmptyState {...nothing[show]} />
            ) : (
              <ul className="flex flex-col gap-4">
                {items.map((message) => (
                  <MessageCard key={message._id} message={message} />
                ))}
              </ul>
            )}
            <Pager nextCursor={nextCursor} label="Messages" />
          </ListFrame>
        )}
      </Later>
    </>
  )
}
