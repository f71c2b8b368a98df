import { formatAmount } from '@wood-master/contract/money'
import { TableHead } from '#components/lists/table-head.tsx'
import { keepUnits } from '#lib/text/keep-units.ts'
import { numberText } from '#lib/text/numbers.ts'
import type { Invoice } from './papers-api.ts'

/** A column that phones have no room for; they say its value elsewhere. */
const wideOnly = 'hidden sm:table-cell print:table-cell'

export function InvoiceLines({ invoice: { lines, currency } }: { invoice: Invoice }) {
  return (
    <table className="paper-table">
      <caption className="sr-only">Products</caption>
      <TableHead
        columns={[
          ['Product'],
          ['Quantity', 'number'],
          ['Unit price', `number ${wideOnly}`],
          ['Amount', 'number'],
        ]}
      />
      <tbody>
        {lines.map(({ sku, name, unit, quantity, unitPrice, price }) => (
          <tr key={`${sku} ${name}`}>
            <td>
              <span className="wrap-anywhere font-semibold">{keepUnits(name)}</span>
              {sku && (
                <span className="block text-sm">
                  {sku} · <span className="sm:hidden print:hidden">{formatAmount(unitPrice, currency)} </span>
                  per {keepUnits(unit ?? 'piece')}
                </span>
              )}
            </td>
            <td className="number">{numberText(quantity)}</td>
            <td className={`number ${wideOnly}`}>{formatAmount(unitPrice, currency)}</td>
            <td className="number">{formatAmount(price, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
