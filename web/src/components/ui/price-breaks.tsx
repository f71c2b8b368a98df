import { type TaxedGoods, usePrices } from '#lib/prices/shown-prices.ts'
import * as m from '#texts/ui.ts'

interface PriceBreaksProps {
  /** With rising quantities; prices of one unit in major units. */
  of: TaxedGoods & { priceBreaks: readonly { minQuantity: number; price: number }[] }
  currency: string
  className?: string
}

/** From which quantity on a unit costs less: `from 48: $ 1.45/=`. Nothing without price breaks. */
export function PriceBreaks({ of, currency, className = '' }: PriceBreaksProps) {
  const write = usePrices()
  if (of.priceBreaks.length === 0) return null
  return (
    <ul aria-label={m.priceBreaks()} className={`flex flex-wrap gap-x-4 gap-y-1 text-sm ${className}`}>
      {of.priceBreaks.map(({ minQuantity, price }) => (
        <li key={minQuantity} className="whitespace-nowrap tabular-nums">
          {m.fromMinquantityPrice({ minQuantity, price: write(price, currency, of) })}
        </li>
      ))}
    </ul>
  )
}
