import { formatPrice } from '@wood-master/contract/money'

interface PriceProps {
  /** Major units of the currency. */
  amount: number
  /** ISO 4217. */
  currency: string
  className?: string
}

export function Price({ amount, currency, className = '' }: PriceProps) {
  return (
    <span className={`whitespace-nowrap tabular-nums ${className}`}>{formatPrice(amount, currency)}</span>
  )
}
