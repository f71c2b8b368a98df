import type { ProductDraft } from '../domain/catalog/product.ts'
import { minorAmount } from './minor-amount.ts'

interface ProductInput {
  price?: number
  material?: string
  priceBreaks?: { minQuantity: number; price: number }[]
}

type Read<Said extends ProductInput> = Omit<Said, keyof ProductInput> &
  Partial<Pick<ProductDraft, 'unitPrice' | 'material' | 'priceBreaks'>>

/** A product from the wire, with its prices in minor units. Throws `invalid_request` for a fraction of a minor unit. */
export function productInput<Said extends ProductInput>(said: Said, currency: string): Read<Said> {
  const { price, material, priceBreaks, ...rest } = said
  return {
    ...rest,
    ...(price === undefined ? {} : { unitPrice: minorAmount(price, currency, 'price') }),
    // An empty text takes the material away: what is undefined is not stored.
    ...(material === undefined ? {} : { material: material || undefined }),
    ...(priceBreaks === undefined
      ? {}
      : {
          priceBreaks: priceBreaks.map(({ minQuantity, price: breakPrice }, index) => ({
            minQuantity,
            unitPrice: minorAmount(breakPrice, currency, `priceBreaks.${index}.price`),
          })),
        }),
  }
}
