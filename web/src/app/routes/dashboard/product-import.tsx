import { listText } from '@wood-master/contract/list-text'
import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { DateText } from '#components/ui/date-text.tsx'
import { Page } from '#components/ui/page.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { ImportActions } from '#features/product-import/import-actions.tsx'
import { ImportRows, ImportSummary } from '#features/product-import/import-rows.tsx'
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
    <Page
      title={found.fileName}
      intro={richText(m.byOn({ by: found.by }), {
        datetext: () => <DateText at={found.createdAt} withTime />,
      })}
      back={[adminPaths.importProducts, m.title()]}
    >
      {unknownColumns.length > 0 && (
        <p className="mb-4">{m.unknownColumns({ names: listText(unknownColumns) })}</p>
      )}
      <ImportSummary found={found} />
      <ImportActions key={found._id} found={found} onMoved={() => revalidate()} />
      <ImportRows found={found} />
    </Page>
  )
}
