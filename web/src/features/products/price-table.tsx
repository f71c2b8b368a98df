import type { Product } from '#lib/api/products.ts'
import { usePrices } from '#lib/prices/shown-prices.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as m from '#texts/products.ts'

interface PriceTableProps {
  product: Product
  currency: string
  quantity: number | undefined
}

export function PriceTable({ product, currency, quantity = 1 }: PriceTableProps) {
  const write = usePrices()
  const { price, priceBreaks, unit } = product
  if (priceBreaks.length === 0) return null
  const steps = [{ minQuantity: 1, price }, ...priceBreaks]
  const reached = steps.findLast(({ minQuantity }) => quantity >= minQuantity)
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{m.priceTable()}</caption>
      <thead>
        <tr className="border-base-300 border-b">
          <th scope="col" className="py-1.5 text-start font-semibold">
            {m.quantity()}
          </th>
          <th scope="col" className="py-1.5 text-end font-semibold">
            {m.pricePer({ unit: keepUnits(unit) })}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step, index) => {
          const next = steps[index + 1]
          return (
            <tr
              key={step.minQuantity}
              aria-current={step === reached ? 'true' : undefined}
              className="group border-base-300 border-b aria-[current=true]:font-semibold aria-[current=true]:text-primary"
            >
              <th
                scope="row"
                className="py-1.5 text-start font-normal group-aria-[current=true]:font-semibold"
              >
                {next
                  ? m.quantitiesTo({ from: step.minQuantity, to: next.minQuantity - 1 })
                  : m.quantitiesFrom({ from: step.minQuantity })}
              </th>
              <td className="py-1.5 text-end">{write(step.price, currency, product)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
