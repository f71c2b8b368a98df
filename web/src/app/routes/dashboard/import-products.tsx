import { useLoaderData, useNavigate } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { RowSkeletons } from '#components/feedback/row-skeletons.tsx'
import { Page } from '#components/ui/page.tsx'
import { Section } from '#components/ui/section.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { ImportForm } from '#features/product-import/import-form.tsx'
import { RecentImports } from '#features/product-import/recent-imports.tsx'
import { api } from '#lib/api/api.ts'
import { pageQuery } from '#lib/api/queries.ts'
import * as m from '#texts/product-import.ts'

export const loader = adminOnly(() =>
  pageQuery(['imports'], (signal) => api.list('listImports', { query: { limit: 10 }, signal })),
)

export function Component() {
  const recent = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  return (
    <Page title={m.title()} intro={m.intro()} back={[adminPaths.manageProducts, m.manageProducts()]}>
      <ImportForm
        onRehearsed={async (id, unknownColumns) =>
          navigate(adminPaths.productImport(id), { state: { unknownColumns } })
        }
      />
      <Section title={m.recent()} className="mt-12">
        <Deferred query={recent} skeleton={<RowSkeletons className="h-12" />}>
          {({ items }) => <RecentImports imports={items} />}
        </Deferred>
      </Section>
    </Page>
  )
}
