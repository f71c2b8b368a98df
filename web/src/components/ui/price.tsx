import { type TaxedGoods, usePrices } from '#lib/prices/shown-prices.ts'

interface PriceProps {
  /** Major units of the currency. */
  amount: number
  currency: string
  /** Goods at their price without tax: whoever buys for herself sees it with hers. */
  of?: TaxedGoods | undefined
  className?: string
}

export function Price({ amount, currency, of, className = '' }: PriceProps) {
  const write = usePrices()
  return <span className={`whitespace-nowrap tabular-nums ${className}`}>{write(amount, currency, of)}</span>
}
