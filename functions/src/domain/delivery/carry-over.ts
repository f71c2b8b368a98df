import { standardTaxClass, type TaxSeller, type TaxTerms } from '@wood-master/contract/tax'
import type { Zone } from './zone.ts'

/** Tax settings with the rates that the zones have, from today on; where the seller is registered, nobody said yet. */
export function termsFromZones(
  zones: readonly Zone[],
  seller: Pick<TaxSeller, 'country' | 'taxNumber'>,
  now: Date,
): TaxTerms {
  const from = now.toISOString().slice(0, 10)
  return {
    seller: { ...seller, registrations: [] },
    rates: zones.flatMap(({ countries, taxName: name = 'VAT', taxPercent: percent = 0 }) =>
      percent > 0
        ? countries.map((country) => ({ country, taxClass: standardTaxClass, percent, name, from }))
        : [],
    ),
    pricesInclude: 'none',
  }
}
