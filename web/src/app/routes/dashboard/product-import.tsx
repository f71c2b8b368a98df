import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { DateText } from '#components/ui/date-text.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { PageHeading, PageTitle } from '#components/ui/page-heading.tsx'
import { paths } from '#config/paths.ts'
import { ImportActions } from '#features/product-import/import-actions.tsx'
import { getImport } from '#features/product-import/import-api.ts'
import { ImportRows } from '#features/product-import/import-rows.tsx'
import { ImportSummary } from '#features/product-import/import-summary.tsx'
import { messages } from '#features/product-import/messages.ts'

export const loader = adminOnly(({ params, request }) => getImport(params.id ?? '', request.signal))

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
          {messages.title}
        </Link>
      </p>
      <PageHeading
        intro={
          <>
            By {found.by}, <DateText at={found.createdAt} withTime />
          </>
        }
      >
        {found.fileName}
      </PageHeading>
      {unknownColumns.length > 0 && <p className="mb-4">{messages.unknownColumns(unknownColumns)}</p>}
      <ImportSummary found={found} />
      <ImportActions key={found._id} found={found} onMoved={() => revalidate()} />
      <ImportRows found={found} />
    </>
  )
}
