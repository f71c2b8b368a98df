import { formatPrice } from '@wood-master/contract/money'

/** An amount in major units (dollars), the way this shop prints it. */
export function Price({ amount, className }: { amount: number; className?: string }) {
  return <span className={`whitespace-nowrap tabular-nums ${className ?? ''}`}>{formatPrice(amount)}</span>
}
