import { numberText } from '@wood-master/contract/text-parts'
import type { ReactNode } from 'react'
import { Table } from '#components/lists/table.tsx'
import { Price } from '#components/ui/price.tsx'
import { Section } from '#components/ui/section.tsx'
import { utcDayText } from '#lib/text/dates.ts'
import { changePercentText } from '#lib/text/numbers.ts'
import * as m from '#texts/overview.ts'
import { SalesChart } from './sales-chart.tsx'
import { type Overview, summaryOf } from './sales-summary.ts'

type SalesPanelProps = Pick<Overview, 'sales' | 'previous'> & { currency: string }

export function SalesPanel({ sales, previous, currency }: SalesPanelProps) {
  const { orders, amount, average } = summaryOf(sales, currency)
  const money = (of: number) => <Price amount={of} currency={currency} />
  const figures: [name: string, value: ReactNode][] = [
    [m.salesAfterRefunds(), money(amount)],
    [m.comparedWith({ days: sales.length }), changeText(amount, previous.amount)],
    [m.paidOrders(), numberText(orders)],
    [m.averageOrder(), average === undefined ? m.noneYet() : money(average)],
  ]
  return (
    <Section
      title={m.salesOfLastDays({ count: sales.length })}
      heading="text-2xl"
      className="mt-8 rounded-box border border-base-300 p-5 sm:p-6"
    >
      <dl className="mt-4 mb-8 flex flex-wrap gap-x-12 gap-y-4">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-base-content/75 text-sm">{name}</dt>
            <dd className="font-serif text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
      <SalesChart sales={sales} currency={currency} />
      <p className="mt-3 text-base-content/75 text-sm">{m.amountsIn({ currency: currency.toUpperCase() })}</p>
      <details className="mt-4">
        <summary className="w-fit cursor-pointer font-semibold">{m.showAsATable()}</summary>
        <Table
          className="table-sm mt-3 table"
          caption={m.salesTable()}
          columns={[
            [m.day(), 'text-base-content'],
            [m.orders(), 'text-end text-base-content'],
            [m.amount(), 'text-end text-base-content'],
          ]}
        >
          {sales.toReversed().map(({ day, orders: count, amount: sold }) => (
            <tr key={day}>
              <th scope="row" className="font-normal">
                {utcDayText(day)}
              </th>
              <td className="text-end tabular-nums">{count}</td>
              <td className="text-end">{money(sold)}</td>
            </tr>
          ))}
        </Table>
      </details>
    </Section>
  )
}

/** How an amount compares with an earlier one: "+12%", "-3%", "12 times as much"; there is no percentage of nothing. */
export function changeText(now: number, before: number): string {
  if (before <= 0) return now > 0 ? m.noSalesThen() : m.theSame()
  const times = now / before
  return times < 10 ? changePercentText(times - 1) : m.timesAsMuch({ times: Math.round(times) })
}
