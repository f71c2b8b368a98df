import { Price } from '#components/ui/price.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import type { CartLine } from '#lib/cart/kept-cart.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import { leavesText } from '#lib/text/leaves.ts'
import * as m from '#texts/checkout.ts'

interface CheckoutLinesProps {
  lines: CartLine[]
  prices: number[]
  currency: string
  problems: Map<string, string>
}

export function CheckoutLines({ lines, prices, currency, problems }: CheckoutLinesProps) {
  return (
    <ul aria-label={m.whatYouOrder()}>
      {lines.map((line, at) => {
        const { productId, name, sku, unit, quantity, unitPrice, price, promise, problem } = line
        const sentence = problems.get(productId) ?? problem?.message
        return (
          <li
            key={productId}
            className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-base-300 border-t py-3 first:border-t-0"
          >
            <span className="wrap-anywhere font-semibold">{keepUnits(name)}</span>
            <Price amount={prices[at] ?? price} currency={currency} className="text-end font-semibold" />
            <span className="col-span-2 text-base-content/75 text-sm">
              {richText(m.lineFacts({ sku, quantity, unit }), {
                price: () => <Price amount={unitPrice} currency={currency} of={line} />,
              })}
            </span>
            {promise && <span className="col-span-2 text-sm">{leavesText(promise)}</span>}
            {sentence && (
              <span role="alert" className="col-span-2 font-semibold text-error text-sm">
                {sentence}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
