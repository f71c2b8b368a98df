import type { ProductImport } from '@wood-master/contract/product-import'
import { numberText } from '#lib/text/numbers.ts'
import * as m from '#texts/product-import.ts'
import { type Counted, countOfGroup, rowGroups } from './import-counts.ts'

const shown: Counted[] = ['new', 'changed', 'unchanged', 'refused']

export function ImportSummary({ found }: { found: ProductImport }) {
  return (
    <dl className="mb-6 flex flex-wrap gap-x-8 gap-y-2">
      {shown.map((group) => (
        <div key={group}>
          <dt className="text-base-content/75 text-sm">
            {group === 'unchanged' ? m.unchanged() : rowGroups[group]}
          </dt>
          <dd className="font-serif text-2xl tabular-nums">{numberText(countOfGroup(found, group))}</dd>
        </div>
      ))}
    </dl>
  )
}
