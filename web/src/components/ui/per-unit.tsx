import { type TaxedGoods, usePrices } from '#lib/prices/shown-prices.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as m from '#texts/ui.ts'

export function PerUnit({ of, className = '' }: { of: TaxedGoods & { unit: string }; className?: string }) {
  const { withTax } = usePrices()
  return (
    <span className={`text-base-content/75 ${className}`}>
      {m.perUnit({ unit: keepUnits(of.unit) })}
      {withTax && ` · ${withTax.note(of)}`}
    </span>
  )
}
