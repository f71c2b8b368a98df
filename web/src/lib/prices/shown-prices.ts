import { formatPrice } from '@wood-master/contract/money'
import { useSyncExternalStore } from 'react'
import { createStore } from '#lib/browser/store.ts'

/** Goods by their tax class; without one at the standard rate. */
export interface TaxedGoods {
  taxClass?: string | undefined
}

/** Writes amounts in major units: as they are; of goods with their tax where a visitor buys for herself. */
export interface PriceWriter {
  (amount: number, currency: string, goods?: TaxedGoods): string
  /** Only where prices have their tax. */
  withTax?: {
    rateOf: (goods: TaxedGoods) => { name: string; percent: number } | undefined
    /** `incl. 25 % VAT`. */
    note: (goods: TaxedGoods) => string
  }
}

export const shownPrices = createStore<PriceWriter>(formatPrice)

export const usePrices = (): PriceWriter =>
  useSyncExternalStore(shownPrices.subscribe, shownPrices.read, () => formatPrice)

/** There while the visitor buys for herself. `before-paint.js` reads it, too. */
export const buysForKey = 'wood-master.buys-for'
