import { formatPrice } from '@wood-master/contract/money'
import * as m from '#texts/ui.ts'

interface PriceBreaksProps {
  /** Rising quantities; prices of one unit in major units. */
  priceBreaks: readonly { minQuantity: number; price: number }[]
  currency: string
  className?: string
}

/** From which quantity on a unit costs less: `from 48: $ 1.45/=`. Nothing without price breaks. */
export function PriceBreaks({ priceBreaks, currency, className = '' }: PriceBreaksProps) {
  if (priceBreaks.length === 0) return null
  return (
    <ul aria-label={m.priceBreaks()} className={`flex flex-wrap gap-x-4 gap-y-1 text-sm ${className}`}>
      {priceBreaks.map(({ minQuantity, price }) => (
        <li key={minQuantity} className="whitespace-nowrap tabular-nums">
          {m.fromMinquantityPrice({ minQuantity, price: formatPrice(price, currency) })}
        </li>
      ))}
    </ul>
  )
}
