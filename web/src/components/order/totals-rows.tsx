import { formatPrice } from '@wood-master/contract/money'
import { Price } from '#components/ui/price.tsx'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/order.ts'
import { type ShownParts, shownTotals } from './shown-order.ts'

interface TotalsRowsProps extends ShownParts {
  totalName: string
}

/** Keeps room for goods, shipping and tax above the total while they are worked out. */
export const totalsRoom = 'box-content min-h-37 justify-end'

interface RowProps {
  name: string
  amount: number
  currency: string
  strong?: boolean
}

export function MoneyRow({ name, amount, currency, strong = false }: RowProps) {
  return (
    <div
      className={`flex items-baseline justify-between gap-6 ${strong ? 'border-base-300 not-first:border-t not-first:pt-2' : ''}`}
    >
      <dt className={strong ? 'font-semibold' : 'text-base-content/75'}>{name}</dt>
      <dd>
        <Price amount={amount} currency={currency} className={strong ? 'font-serif text-2xl' : ''} />
      </dd>
    </div>
  )
}

/** Goods, shipping, tax, and what they come to: the same rows from the cart to the invoice. For consumers the tax is within. */
export function TotalsRows({ totalName, ...parts }: TotalsRowsProps) {
  const { total, currency } = parts
  const { above, within } = shownTotals(parts)
  return (
    <>
      {/* A row alone would say the total twice. */}
      {above.length > 1 && above.map((row) => <MoneyRow key={row.name} {...row} currency={currency} />)}
      <MoneyRow name={totalName} amount={total} currency={currency} strong />
      {within.map((row) => (
        <MoneyRow key={row.name} {...row} currency={currency} />
      ))}
    </>
  )
}

/** What was taken off the prices that are shown, and why; nothing where nothing was. */
export function DiscountNote({ discount, currency }: Pick<Order, 'discount' | 'currency'>) {
  if (!discount) return null
  const { percent, reason, amount } = discount
  return (
    <p className="wrap-anywhere text-sm">
      {m.discountNote({ percent, reason, amount: formatPrice(amount, currency) })}
    </p>
  )
}
