import { formatAmount } from '@wood-master/contract/money'
import { TableHead } from '#components/lists/table-head.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { keepUnits } from '#lib/text/keep-units.ts'
import { numberText } from '#lib/text/numbers.ts'
import * as m from '#texts/papers.ts'
import type { Invoice } from './papers-api.ts'

/** A column that phones have no room for; they say its value elsewhere. */
const wideOnly = 'hidden sm:table-cell print:table-cell'

export function InvoiceLines({ invoice: { lines, currency } }: { invoice: Invoice }) {
  return (
    <table className="paper-table">
      <caption className="sr-only">{m.products()}</caption>
      <TableHead
        columns={[
          [m.product()],
          [m.quantity(), 'number'],
          [m.unitPrice(), `number ${wideOnly}`],
          [m.amount(), 'number'],
        ]}
      />
      <tbody>
        {lines.map(({ sku, name, unit, quantity, unitPrice, price }) => (
          <tr key={`${sku} ${name}`}>
            <td>
              <span className="wrap-anywhere font-semibold">{keepUnits(name)}</span>
              {sku && (
                <span className="block text-sm">
                  {richText(
                    m.skuPartUnitpricePartPer({
                      sku,
                      unitPrice: formatAmount(unitPrice, currency),
                      keepUnits: keepUnits(unit ?? 'piece'),
                    }),
                    { part: (words) => <span className="sm:hidden print:hidden">{words}</span> },
                  )}
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
