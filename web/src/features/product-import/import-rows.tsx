import { useInfiniteQuery } from '@tanstack/react-query'
import { productColumns } from '@wood-master/contract/product-columns'
import type { ImportedRow, ProductImport } from '@wood-master/contract/product-import'
import { numberText } from '@wood-master/contract/text-parts'
import { useEffect, useState } from 'react'
import { errorToast } from '#components/feedback/toast.ts'
import { Table } from '#components/lists/table.tsx'
import { Button } from '#components/ui/button.tsx'
import { api } from '#lib/api/api.ts'
import { queryClient } from '#lib/api/queries.ts'
import * as m from '#texts/product-import.ts'
import { type Counted, countOfGroup, type RowGroup, rowGroups } from './import-counts.ts'

const groups = Object.keys(rowGroups) as RowGroup[]

const isIn = (row: ImportedRow, group: RowGroup) =>
  group === 'notApplied' || group === 'notUndone' ? row[group] !== undefined : row.outcome === group

export function ImportRows({ found }: { found: ProductImport }) {
  const present = groups.filter((group) => countOfGroup(found, group) > 0)
  const [chosen, setChosen] = useState<RowGroup>()
  const group = chosen && present.includes(chosen) ? chosen : present[0]
  if (!group) return null
  return (
    <section aria-label={m.rows()} className="mt-8">
      <div className="mb-4 flex flex-wrap gap-2">
        {present.map((one) => (
          <Button
            key={one}
            look={one === group ? 'primary' : 'plain'}
            small
            aria-pressed={one === group}
            onClick={() => setChosen(one)}
          >
            {rowGroups[one]} {numberText(countOfGroup(found, one))}
          </Button>
        ))}
      </div>
      <GroupRows found={found} group={group} />
    </section>
  )
}

function GroupRows({ found, group }: { found: ProductImport; group: RowGroup }) {
  const { _id: id, chunks } = found
  const numbers = chunks.flatMap((chunk, number) => (chunk[group] > 0 ? [number] : []))
  const { data, error, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery(
    {
      queryKey: ['import rows', id, group, ...chunks.map(({ state }) => state)],
      initialPageParam: numbers[0] ?? 0,
      queryFn: ({ pageParam: chunk, signal }) =>
        api.call('getImportChunk', { params: { id, chunk: String(chunk) }, signal }),
      getNextPageParam: (_, { length }) => numbers[length],
      gcTime: 0,
      staleTime: 0,
    },
    queryClient,
  )
  useEffect(() => {
    if (error) void errorToast(error)
  }, [error])
  const rows = (data?.pages ?? []).flatMap((page) => page.rows.filter((row) => isIn(row, group)))

  return (
    <>
      <ul className="grid gap-3">
        {rows.map((row) => {
          const reason = row.notUndone ?? row.notApplied ?? row.problem
          return (
            <li key={row.row} className="rounded-box border border-base-300 p-4">
              <p className="wrap-anywhere">
                <span className="text-base-content/75 text-sm">{m.rowNumber({ row: row.row })}</span>{' '}
                <bdi className="font-semibold">{row.sku || m.noSkuShort()}</bdi> {row.name}
              </p>
              {reason && <p className="mt-1 text-error">{reason}</p>}
              {row.changes.length > 0 && (
                <Table
                  className="mt-2 w-full text-start text-sm"
                  caption={m.rowDiffers({ row: row.row })}
                  columns={[m.column(), m.old(), m.newIt()].map((name) => [name, 'sr-only'])}
                >
                  {row.changes
                    .filter(({ from, to }) => from !== '' || to !== '')
                    .map(({ column, from, to }) => (
                      <tr key={column} className="align-top">
                        <th scope="row" className="w-40 py-0.5 pe-4 font-normal text-base-content/75">
                          {productColumns[column]}
                        </th>
                        {row.outcome === 'changed' && (
                          <td className="wrap-anywhere w-2/5 py-0.5 pe-4">
                            <del>{from || '–'}</del>
                          </td>
                        )}
                        <td className="wrap-anywhere py-0.5">
                          <ins className="no-underline">{to || '–'}</ins>
                        </td>
                      </tr>
                    ))}
                </Table>
              )}
            </li>
          )
        })}
      </ul>
      {(hasNextPage || !data) && (
        <Button look="plain" className="mt-4" pending={isFetching} onClick={() => fetchNextPage()}>
          {m.more()}
        </Button>
      )}
    </>
  )
}

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
