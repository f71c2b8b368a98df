import { useLoaderData, useSearchParams } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { RowSkeletons } from '#components/feedback/row-skeletons.tsx'
import { ChoiceLinks } from '#components/lists/choice-links.tsx'
import { ListFrame } from '#components/lists/list-frame.tsx'
import { pageOf } from '#components/lists/page-address.ts'
import { Link } from '#components/ui/navigation.tsx'
import { Page } from '#components/ui/page.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { readMailFilter, stateChoices, stateParam } from '#features/mail-admin/filters.ts'
import { MailCard } from '#features/mail-admin/mail-card.tsx'
import { api } from '#lib/api/api.ts'
import { mayPress, pageQuery } from '#lib/api/queries.ts'
import * as m from '#texts/mail-admin.ts'

const pageSize = 20

export const loader = adminOnly(({ request }) => {
  const search = new URL(request.url).searchParams
  const { cursor } = pageOf(search)
  const query = { ...readMailFilter(search), limit: pageSize, cursor }
  return pageQuery(['mails', query], (signal) => api.list('listMails', { query, signal }))
}, 'listMails')

export function Component() {
  const page = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const email = search.get('email')
  return (
    <Page title={m.title()} intro={m.intro()}>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        {email ? (
          <p className="break-all">
            {richText(m.onlyOf({ email }), {
              link: (words) => (
                <Link to={adminPaths.mails} className="link">
                  {words}
                </Link>
              ),
            })}
          </p>
        ) : (
          <ChoiceLinks label={m.filterMails()} param={stateParam} choices={stateChoices} />
        )}
        {mayPress('getMailSettings') && (
          <Link to={adminPaths.mailSettings} className="link">
            {m.settingsTitle()}
          </Link>
        )}
      </div>
      <Deferred query={page} skeleton={<RowSkeletons rows={4} className="h-40" />}>
        {(loaded) => (
          <ListFrame
            page={loaded}
            noun="mail"
            label={m.title()}
            empty={<EmptyState title={m.none()} text={m.noneText()} />}
          >
            {(mails) => (
              <ul className="flex flex-col gap-4">
                {mails.map((mail) => (
                  <MailCard key={mail._id} mail={mail} />
                ))}
              </ul>
            )}
          </ListFrame>
        )}
      </Deferred>
    </Page>
  )
}
