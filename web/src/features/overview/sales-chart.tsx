import { formatPrice } from '@wood-master/contract/money'
import { utcDayText } from '#lib/text/dates.ts'
import { shortNumberText } from '#lib/text/numbers.ts'
import * as m from '#texts/overview.ts'
import { type Sales, summaryOf } from './sales-summary.ts'

/** One bar per day. Labels are HTML text, so they keep their size; the table below holds the same data. */
export function SalesChart({ sales, currency }: { sales: Sales; currency: string }) {
  const amounts = sales.map(({ amount }) => amount)
  const ticks = niceTicks(Math.max(...amounts))
  const top = ticks.at(-1) ?? 1
  const bars = barsOf(amounts, top)
  const { orders, amount, best } = summaryOf(sales, currency)
  const values = { days: sales.length, orders, amount: formatPrice(amount, currency) }
  const name = best
    ? m.salesWithBest({ ...values, day: utcDayText(best.day), most: formatPrice(best.amount, currency) })
    : m.salesChart(values)
  const labelled = [0, Math.floor((sales.length - 1) / 2), sales.length - 1]

  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-2">
      <div aria-hidden="true" className="flex flex-col-reverse justify-between text-end text-xs tabular-nums">
        {ticks.map((tick) => (
          <span key={tick} className="h-0 -translate-y-2 leading-4">
            {shortNumberText(tick)}
          </span>
        ))}
      </div>
      <svg
        role="img"
        aria-label={name}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="h-56 w-full overflow-visible"
      >
        {ticks.map((tick) => (
          <line
            key={tick}
            x1="0"
            x2="100"
            y1={100 - (tick / top) * 100}
            y2={100 - (tick / top) * 100}
            vectorEffect="non-scaling-stroke"
            className="stroke-base-300"
          />
        ))}
        {sales.map((day, index) => (
          <rect key={day.day} {...bars[index]} className="fill-primary hover:fill-accent">
            <title>
              {m.salesDay({
                day: utcDayText(day.day),
                orders: day.orders,
                amount: formatPrice(day.amount, currency),
              })}
            </title>
          </rect>
        ))}
      </svg>
      {/* From left to right in any language, as the bars. */}
      <div aria-hidden="true" dir="ltr" className="col-start-2 mt-2 flex justify-between text-xs">
        {labelled.map((index) => (
          <bdi key={index}>{utcDayText(sales[index]?.day ?? '')}</bdi>
        ))}
      </div>
    </div>
  )
}

const niceSteps = [1, 2, 2.5, 5, 10]

/** Round numbers from 0 up to the first one that is not below the highest value, about as many as wanted. */
export function niceTicks(highest: number, wanted = 4): number[] {
  if (!(highest > 0)) return [0, 1]
  const raw = highest / wanted
  const magnitude = 10 ** Math.floor(Math.log10(raw))
  const step = (niceSteps.find((nice) => nice * magnitude >= raw) ?? 10) * magnitude
  const count = Math.ceil(highest / step - 1e-9)
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}

/** Bars in a box of 100 by 100, y downwards, side by side with a quarter of their slot as the gap between them; `top` is the value of a full-height bar. */
export function barsOf(values: number[], top: number) {
  const place = 100 / values.length
  return values.map((value, index) => {
    const height = (Math.max(value, 0) / top) * 100
    return { x: (index + 0.125) * place, y: 100 - height, width: place * 0.75, height }
  })
}
