import type { ProductImport } from '@wood-master/contract/product-import'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import * as m from '#texts/product-import.ts'
import { stageOf } from './import-counts.ts'

export function RecentImports({ imports }: { imports: readonly ProductImport[] }) {
  if (imports.length === 0) return <EmptyState title={m.noneYet()} text={m.noneYetText()} />
  return (
    <ul className="grid gap-2">
      {imports.map((found) => (
        <li key={found._id} className="flex flex-wrap gap-x-4 rounded-box border border-base-300 px-4 py-3">
          <Link to={adminPaths.productImport(found._id)} className="link wrap-anywhere font-semibold">
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
