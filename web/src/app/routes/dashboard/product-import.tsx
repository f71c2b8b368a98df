import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { DateText } from '#components/ui/date-text.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { PageHeading, PageTitle } from '#components/ui/page-heading.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { paths } from '#config/paths.ts'
import { ImportActions } from '#features/product-import/import-actions.tsx'
import { ImportRows } from '#features/product-import/import-rows.tsx'
import { ImportSummary } from '#features/product-import/import-summary.tsx'
import { api } from '#lib/api/api.ts'
import * as m from '#texts/product-import.ts'

export const loader = adminOnly(({ params: { id = '' }, request: { signal } }) =>
  api.call('getImport', { params: { id }, signal }),
)

export function Component() {
  const found = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const { state } = useLocation() as { state: { unknownColumns?: string[] } | null }
  const unknownColumns = state?.unknownColumns ?? []
  return (
    <>
      <PageTitle title={found.fileName} />
      <p className="mb-3">
        <Link to={paths.importProducts} className="link">
          {m.title()}
        </Link>
      </p>
      <PageHeading
        intro={richText(m.byByDatetext({ by: found.by }), {
          datetext: () => <DateText at={found.createdAt} withTime />,
        })}
      >
        {found.fileName}
      </PageHeading>
      {unknownColumns.length > 0 && (
        <p className="mb-4">{m.unknownColumns({ names: unknownColumns.join(', ') })}</p>
      )}
      <ImportSummary found={found} />
      <ImportActions key={found._id} found={found} onMoved={() => revalidate()} />
      <ImportRows found={found} />
    </>
  )
}
