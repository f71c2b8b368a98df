import { listPage } from '#app/list-page.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { CardList } from '#components/lists/card-list.tsx'
import { ChoiceLinks } from '#components/lists/choice-links.tsx'
import { linkTo } from '#components/ui/button.tsx'
import { TextLink } from '#components/ui/navigation.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { type Mail, MailCard } from '#features/mail-admin/mail-card.tsx'
import { mayPress } from '#lib/api/queries.ts'
import * as m from '#texts/mail-admin.ts'

const states: Mail['state'][] = ['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR']
const stateParam = 'state'
const stateChoices = {
  '': m.all(),
  PENDING: m.state_PENDING(),
  SUCCESS: m.state_SUCCESS(),
  ERROR: m.state_ERROR(),
}

export function readMailFilter(search: URLSearchParams): { state?: Mail['state']; email?: string } {
  const email = search.get('email')
  if (email) return { email }
  const state = states.find((one) => one === search.get(stateParam))
  return state ? { state } : {}
}

export const { loader, Component } = listPage('listMails', {
  title: m.title(),
  intro: m.intro(),
  limit: 20,
  filterOf: readMailFilter,
  filters: (search) => <MailFilters email={search.get('email')} />,
  list: (page) => (
    <CardList
      page={page}
      noun="mail"
      label={m.title()}
      empty={<EmptyState title={m.none()} text={m.noneText()} />}
    >
      {(mail) => <MailCard key={mail._id} mail={mail} />}
    </CardList>
  ),
})

function MailFilters({ email }: { email: string | null }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      {email ? (
        <p className="break-all">{richText(m.onlyOf({ email }), { link: linkTo(adminPaths.mails) })}</p>
      ) : (
        <ChoiceLinks label={m.filterMails()} param={stateParam} choices={stateChoices} />
      )}
      {mayPress('getMailSettings') && <TextLink to={adminPaths.mailSettings}>{m.settingsTitle()}</TextLink>}
    </div>
  )
}
