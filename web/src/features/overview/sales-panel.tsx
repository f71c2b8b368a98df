import { Price } from '#components/ui/price.tsx'
import { countOf } from '#lib/text/count.ts'
import { utcDayText } from '#lib/text/dates.ts'
import type { Sales } from './overview-api.ts'
import { SalesChart } from './sales-chart.tsx'
import { summaryOf } from './sales-summary.ts'

interface SalesProps {
  sales: Sales
  currency: string
}

function SalesTable({ sales, currency }: SalesProps) {
  return (
    <table className="table-sm mt-3 table">
      <caption className="sr-only">Sales by day, newest first</caption>
      <thead className="text-base-content">
        <tr>
          <th scope="col">Day</th>
          <th scope="col" className="text-right">
            Orders
          </th>
          <th scope="col" className="text-right">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {sales.toReversed().map(({ day, orders, amount }) => (
          <tr key={day}>
            <th scope="row" className="font-normal">
              {utcDayText(day)}
            </th>
            <td className="text-right tabular-nums">{orders}</td>
            <td className="text-right">
              <Price amount={amount} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The sales of the last thirty days as a chart and as a table. */
export function SalesPanel({ sales, currency }: SalesProps) {
  const { orders, amount } = summaryOf(sales, currency)
  return (
    <section aria-labelledby="sales-title" className="mt-8 rounded-box border border-base-300 p-5 sm:p-6">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="sales-title" className="text-2xl">
          Sales of the last {countOf(sales.length, 'day')}
        </h2>
        <p>
          <span className="font-semibold">{countOf(orders, 'order')}</span>,{' '}
          <Price amount={amount} currency={currency} className="font-semibold" />
        </p>
      </div>
      <SalesChart sales={sales} currency={currency} />
      <p className="mt-3 text-base-content/75 text-sm">
        Paid orders in {currency.toUpperCase()} by the day of their payment (UTC); refunds are not deducted.
      </p>
      <details className="mt-4">
        <summary className="w-fit cursor-pointer font-semibold">Show as a table</summary>
        <SalesTable sales={sales} currency={currency} />
      </details>
    </section>
  )
}
