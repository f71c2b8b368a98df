import { useLoaderData } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { RowSkeletons } from '#components/feedback/row-skeletons.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { Page } from '#components/ui/page.tsx'
import { Section } from '#components/ui/section.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { stageOf } from '#features/product-import/import-counts.ts'
import { ImportForm } from '#features/product-import/import-form.tsx'
import { api } from '#lib/api/api.ts'
import { pageQuery } from '#lib/api/queries.ts'
import * as m from '#texts/product-import.ts'

export const loader = adminOnly(() =>
  pageQuery(['imports'], (signal) => api.list('listImports', { query: { limit: 10 }, signal })),
)

export function Component() {
  const recent = useLoaderData<typeof loader>()
  return (
    <Page title={m.title()} intro={m.intro()} back={[adminPaths.manageProducts, m.manageProducts()]}>
      <ImportForm />
      <Section title={m.recent()} className="mt-12">
        <Deferred query={recent} skeleton={<RowSkeletons className="h-12" />}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState title={m.noneYet()} text={m.noneYetText()} />
            ) : (
              <ul className="grid gap-2">
                {items.map((found) => (
                  <li
                    key={found._id}
                    className="flex flex-wrap gap-x-4 rounded-box border border-base-300 px-4 py-3"
                  >
                    <Link
                      to={adminPaths.productImport(found._id)}
                      className="link wrap-anywhere font-semibold"
                    >
                      {found.fileName}
                    </Link>
                    <span>{m[`stage_${stageOf(found)}`]()}</span>
                    <span className="text-base-content/75">
                      {found.by}, <DateText at={found.createdAt} withTime />
                    </span>
                  </li>
                ))}
              </ul>
            )
          }
        </Deferred>
      </Section>
    </Page>
  )
}
