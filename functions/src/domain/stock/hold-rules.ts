import { chargeProblem } from '@wood-master/contract/charge-limits'
import { linePrice, unitPriceAt } from '@wood-master/contract/pricing'
import { isBuyable, quantityProblem, quantitySentences } from '@wood-master/contract/purchase-rules'
import type { Product } from '../catalog/product.ts'
import { ShopError } from '../shop-error.ts'
import type { Hold } from './hold.ts'

/** How long a hold keeps its units, in minutes. */
export const holdMinutes = 15

/** Why a card cannot be charged an amount. */
export const chargeSentences = {
  too_small: 'This amount is below the card minimum. Please order more pieces.',
  too_large: 'This amount is above the card maximum. Please order fewer pieces.',
  odd: 'This exact amount cannot be charged to a card. Please choose another quantity.',
} as const

/** A request to hold units of a product. */
export interface HoldRequest {
  holdId: string
  uid: string
  /** Pieces; left out by callers that only say what should remain in stock. */
  quantity?: number
  /** What the caller wants to remain in stock. */
  remaining: number
  now: Date
}

/** The shop's parameters that a hold obeys. */
export interface PurchaseTerms {
  currency: string
  enforceMinimum: boolean
}

/** The hold for this request on a product as it stands now; throws why it cannot be taken. */
export function holdOn(product: Product, request: HoldRequest, terms: PurchaseTerms): Hold {
  const quantity = request.quantity ?? product.availableQuantity - request.remaining
  if (quantity < 1) {
    throw new ShopError('invalid_request', 'Please ask for at least one piece.', {
      fields: { availableQuantity: 'Must be lower than what is available' },
    })
  }
  if (!isBuyable(product)) {
    throw new ShopError('not_enough_stock', 'This product is not available at the moment.')
  }
  const problem = quantityProblem({
    quantity,
    availableQuantity: product.availableQuantity,
    minQuantity: product.minQuantity,
    casePack: product.casePack,
    enforceMinimum: terms.enforceMinimum,
  })
  if (problem) throw new ShopError(problem, quantitySentences[problem])
  const unpayable = chargeProblem(linePrice(product, quantity), terms.currency)
  if (unpayable) throw new ShopError('amount_not_payable', chargeSentences[unpayable])
  return {
    id: request.holdId,
    uid: request.uid,
    productId: product.id,
    sku: product.sku,
    productName: product.name,
    img: product.img,
    unit: product.unit,
    weightGrams: product.weightGrams || undefined,
    quantity,
    unitPrice: unitPriceAt(product, quantity),
    listPrice: product.unitPrice,
    currency: terms.currency,
    state: 'held',
    createdAt: request.now,
    expiresAt: new Date(request.now.getTime() + holdMinutes * 60_000),
  }
}

/** True once the hold has expired. */
export function hasRunOut(hold: Pick<Hold, 'expiresAt'>, now: Date): boolean {
  return hold.expiresAt.getTime() <= now.getTime()
}
