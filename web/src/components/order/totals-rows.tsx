import { type TotalParts, totalRows } from '@wood-master/contract/total-rows'
import { Price } from '#components/ui/price.tsx'

/** What makes up a total, in major units (dollars). */
export interface TotalsRowsProps {
  goods: number
  /** Nothing while nobody knows where it goes. */
  shipping?: { name?: string | undefined; amount: number } | undefined
  tax?: TotalParts['tax']
  total: number
  totalName: string
  currency: string
}

interface RowProps {
  name: string
  amount: number
  currency: string
  strong?: boolean
}

export function MoneyRow({ name, amount, currency, strong = false }: RowProps) {
  return (
    <div
      className={`flex items-baseline justify-between gap-6 ${strong ? 'border-base-300 border-t pt-2' : ''}`}
    >
      <dt className={strong ? 'font-semibold' : 'text-base-content/75'}>{name}</dt>
      <dd>
        <Price amount={amount} currency={currency} className={strong ? 'font-serif text-2xl' : ''} />
      </dd>
    </div>
  )
}

/** Goods, shipping, tax, and what they come to: the same rows from the cart to the invoice. */
export function TotalsRows({ goods, shipping, tax, total, totalName, currency }: TotalsRowsProps) {
  return (
    <>
      {totalRows({ goods, shipping, tax }).map((row) => (
        <MoneyRow key={row.name} {...row} currency={currency} />
      ))}
      <MoneyRow name={totalName} amount={total} currency={currency} strong />
    </>
  )
}
