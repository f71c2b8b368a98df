import { useLoaderData, useSearchParams } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { RowSkeletons } from '#components/feedback/row-skeletons.tsx'
import { ListFrame } from '#components/lists/list-frame.tsx'
import { SearchField } from '#components/lists/search-field.tsx'
import { pageOf } from '#components/lists/use-address.ts'
import { PlainLink } from '#components/ui/button.tsx'
import { Page } from '#components/ui/page.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { UsersTable } from '#features/user-admin/users-table.tsx'
import { api } from '#lib/api/api.ts'
import { pageQuery } from '#lib/api/queries.ts'
import * as m from '#texts/user-admin.ts'

const pageSize = 20

export const loader = adminOnly(async ({ request }, { email }) => {
  const search = new URL(request.url).searchParams
  const { cursor } = pageOf(search)
  const query = { q: search.get('q')?.trim(), limit: pageSize, cursor }
  return {
    ownEmail: email,
    page: await pageQuery(['users', query], (signal) => api.list('listUsers', { query, signal })),
  }
})

export function Component() {
  const { ownEmail, page } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const empty =
    search.size === 0 ? (
      <EmptyState title={m.noneYet()} />
    ) : (
      <EmptyState title={m.noneFound()} text={m.noneFoundText()}>
        <PlainLink to={adminPaths.manageUser}>{m.seeAllUsers()}</PlainLink>
      </EmptyState>
    )
  return (
    <Page title={m.manageUsers()}>
      <search className="mb-6 block">
        <SearchField label={m.search()} placeholder={m.nameOrEmail()} param="q" />
      </search>
      <Deferred query={page} skeleton={<RowSkeletons className="h-18" />}>
        {(loaded) => (
          <ListFrame page={loaded} noun="user" label={m.users()} empty={empty}>
            {(users) => <UsersTable users={users} ownEmail={ownEmail} />}
          </ListFrame>
        )}
      </Deferred>
    </Page>
  )
}
