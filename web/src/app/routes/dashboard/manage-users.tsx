import { listPage } from '#app/list-page.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { RowSkeletons } from '#components/feedback/row-skeletons.tsx'
import { ListFrame } from '#components/lists/list-frame.tsx'
import { SearchField } from '#components/lists/search-field.tsx'
import { Table } from '#components/lists/table.tsx'
import { PlainLink } from '#components/ui/button.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { EmailText } from '#components/ui/email-text.tsx'
import { TextLink } from '#components/ui/navigation.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { type User, UserActions } from '#features/user-admin/user-actions.tsx'
import { useAccount } from '#lib/session/session.ts'
import * as m from '#texts/user-admin.ts'

export const { loader, Component } = listPage('listUsers', {
  title: m.manageUsers(),
  limit: 20,
  filterOf: (search) => ({ q: search.get('q')?.trim() }),
  filters: () => (
    <search className="block">
      <SearchField label={m.search()} placeholder={m.nameOrEmail()} param="q" />
    </search>
  ),
  skeleton: <RowSkeletons className="h-18" />,
  list: (page, search) => (
    <ListFrame page={page} noun="user" label={m.users()} empty={<NoUsers filtered={search.size > 0} />}>
      {(users) => <UsersTable users={users} />}
    </ListFrame>
  ),
})

function NoUsers({ filtered }: { filtered: boolean }) {
  if (!filtered) return <EmptyState title={m.noneYet()} />
  return (
    <EmptyState title={m.noneFound()} text={m.noneFoundText()}>
      <PlainLink to={adminPaths.manageUser}>{m.seeAllUsers()}</PlainLink>
    </EmptyState>
  )
}

function UsersTable({ users }: { users: User[] }) {
  const own = useAccount()
  return (
    <Table
      className="table-cards"
      caption={m.usersNewestFirst()}
      columns={[[m.user()], [m.role()], [m.since()], [m.actions()]]}
    >
      {users.map((user) => {
        const self = user.email === own?.email
        return (
          <tr key={user._id} data-user={user.email} className={self ? 'bg-base-200' : ''}>
            <td>
              <div className="flex items-center gap-3">
                {user.img ? (
                  <Picture src={user.img} alt="" sizes="2.5rem" className="size-10 shrink-0 rounded-full" />
                ) : (
                  <span
                    aria-hidden="true"
                    className="grid size-10 shrink-0 place-items-center rounded-full bg-base-300 font-serif text-lg uppercase"
                  >
                    {(user.name ?? user.email).slice(0, 1)}
                  </span>
                )}
                <div className="min-w-0">
                  <p className="break-words font-semibold">
                    {user.name ?? m.notAvailable()}
                    {self && <span className="badge badge-outline badge-sm ms-2">{m.you()}</span>}
                  </p>
                  <p className="text-base-content/75 text-sm">
                    <TextLink to={adminPaths.person(user.email)}>
                      <EmailText email={user.email} />
                    </TextLink>
                  </p>
                </div>
              </div>
            </td>
            <td data-label={m.role()}>
              <div>
                <p className={user.role ? 'font-semibold text-primary' : ''}>{m[user.role ?? 'user']()}</p>
                {user.role && user.promotedBy && (
                  <p className="break-all text-base-content/75 text-xs">
                    {m.promotedBy({ promotedBy: user.promotedBy })}
                  </p>
                )}
              </div>
            </td>
            <td data-label={m.since()}>
              <DateText at={user.createdAt} className="whitespace-nowrap" />
            </td>
            <td>
              <div className="flex flex-wrap items-center gap-4 xl:justify-end">
                <TextLink to={adminPaths.mailsTo(user.email)}>
                  {richText(m.mailsTo({ email: user.email }))}
                </TextLink>
                <UserActions user={user} self={self} />
              </div>
            </td>
          </tr>
        )
      })}
    </Table>
  )
}
