import { type TaxedGoods, usePrices } from '#lib/prices/shown-prices.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as m from '#texts/ui.ts'

interface PriceProps {
  /** Major units of the currency; left out, the goods' price of one unit. */
  amount?: number
  currency: string
  /** Goods at their price without tax: whoever buys for herself sees it with hers. */
  of?: (TaxedGoods & { price?: number | undefined }) | undefined
  className?: string
}

export function Price({ of, amount = of?.price ?? 0, currency, className = '' }: PriceProps) {
  const write = usePrices()
  // Where it may break, it breaks between number and currency.
  const text = write(amount, currency, of).replace('\u00a0', ' ')
  return <span className={`whitespace-nowrap tabular-nums ${className}`}>{text}</span>
}

export function PerUnit({ of, className = '' }: { of: TaxedGoods & { unit: string }; className?: string }) {
  const { withTax } = usePrices()
  return (
    <span className={`text-base-content/75 ${className}`}>
      {m.perUnit({ unit: keepUnits(of.unit) })}
      {withTax && ` · ${withTax.note(of)}`}
    </span>
  )
}

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
        <li key={minQuantity} className="tabular-nums">
          {keepUnits(m.priceFrom({ minQuantity, price: write(price, currency, of) }))}
        </li>
      ))}
    </ul>
  )
}
