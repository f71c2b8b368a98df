import { amountText } from '#lib/text/amount.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import { numberText } from '#lib/text/numbers.ts'
import type { Invoice } from './papers-api.ts'

/** A column that phones have no room for; they say its value elsewhere. */
const wideOnly = 'hidden sm:table-cell print:table-cell'

export function InvoiceLines({ invoice: { lines, currency } }: { invoice: Invoice }) {
  return (
    <table className="paper-table">
      <caption className="sr-only">Products</caption>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col" className="number">
            Quantity
          </th>
          <th scope="col" className={`number ${wideOnly}`}>
            Unit price
          </th>
          <th scope="col" className="number">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ sku, name, unit, quantity, unitPrice, price }) => (
          <tr key={`${sku} ${name}`}>
            <td>
              <span className="wrap-anywhere font-semibold">{keepUnits(name)}</span>
              {sku && (
                <span className="block text-sm">
                  {sku} · <span className="sm:hidden print:hidden">{amountText(unitPrice, currency)} </span>
                  per {keepUnits(unit ?? 'piece')}
                </span>
              )}
            </td>
            <td className="number">{numberText(quantity)}</td>
            <td className={`number ${wideOnly}`}>{amountText(unitPrice, currency)}</td>
            <td className="number">{amountText(price, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
