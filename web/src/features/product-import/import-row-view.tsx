import { productColumns } from '@wood-master/contract/product-columns'
import type { ImportedRow } from '@wood-master/contract/product-import'
import * as m from '#texts/product-import.ts'

export function ImportRowView({ row }: { row: ImportedRow }) {
  const reason = row.notUndone ?? row.notApplied ?? row.problem
  return (
    <li className="rounded-box border border-base-300 p-4">
      <p className="wrap-anywhere">
        <span className="text-base-content/75 text-sm">{m.rowRowNumber({ row: row.row })}</span>{' '}
        <span className="font-semibold">{row.sku || m.noSku2()}</span> {row.name}
      </p>
      {reason && <p className="mt-1 text-error">{reason}</p>}
      {row.changes.length > 0 && (
        <table className="mt-2 w-full text-left text-sm">
          <caption className="sr-only">{m.whatDiffersInRowRow({ row: row.row })}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{m.column()}</th>
              <th scope="col">{m.old()}</th>
              <th scope="col">{m.newIt()}</th>
            </tr>
          </thead>
          <tbody>
            {row.changes
              .filter(({ from, to }) => from !== '' || to !== '')
              .map(({ column, from, to }) => (
                <tr key={column} className="align-top">
                  <th scope="row" className="w-40 py-0.5 pr-4 font-normal text-base-content/75">
                    {productColumns[column]}
                  </th>
                  {row.outcome === 'changed' && (
                    <td className="wrap-anywhere w-2/5 py-0.5 pr-4">
                      <del>{from || '–'}</del>
                    </td>
                  )}
                  <td className="wrap-anywhere py-0.5">
                    <ins className="no-underline">{to || '–'}</ins>
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
    </li>
  )
}
