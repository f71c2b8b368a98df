import { useLoaderData, useNavigate } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { RowSkeletons } from '#components/feedback/row-skeletons.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { PageHeading, PageTitle } from '#components/ui/page-heading.tsx'
import { paths } from '#config/paths.ts'
import { recentImports } from '#features/product-import/import-api.ts'
import { ImportForm } from '#features/product-import/import-form.tsx'
import { messages } from '#features/product-import/messages.ts'
import { RecentImports } from '#features/product-import/recent-imports.tsx'
import { pageQuery } from '#lib/api/queries.ts'

export const loader = adminOnly(() => pageQuery(['imports'], recentImports))

export function Component() {
  const recent = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  return (
    <>
      <PageTitle title={messages.title} />
      <p className="mb-3">
        <Link to={paths.manageProducts} className="link">
          Manage Products
        </Link>
      </p>
      <PageHeading intro={messages.intro}>{messages.title}</PageHeading>
      <ImportForm
        onRehearsed={async (id, unknownColumns) =>
          navigate(paths.productImport(id), { state: { unknownColumns } })
        }
      />
      <section aria-labelledby="recent-imports" className="mt-12">
        <h2 id="recent-imports" className="mb-4 text-2xl">
          {messages.recent}
        </h2>
        <Deferred query={recent} skeleton={<RowSkeletons className="h-12" />}>
          {({ items }) => <RecentImports imports={items} />}
        </Deferred>
      </section>
    </>
  )
}
