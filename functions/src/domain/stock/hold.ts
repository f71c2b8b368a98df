import { chargeProblem } from '@wood-master/contract/charge-limits'
import { linePrice, unitPriceAt } from '@wood-master/contract/pricing'
import { isBuyable, quantityProblem, quantitySentences } from '@wood-master/contract/purchase-rules'
import { type Product, productDefaults } from '../catalog/product.ts'
import { skusFor } from '../catalog/sku-rules.ts'
import { ShopError } from '../shop-error.ts'

/** Units taken out of stock for one shopper until `expiresAt`. Its id becomes the order's id. */
export interface Hold {
  id: string
  uid: string
  productId: string
  sku: string
  productName: string
  img: string
  unit: string
  /** Of one unit, in grams; absent where nobody had weighed it. */
  weightGrams?: number
  quantity: number
  /** Minor units (cents) for one unit in an order of this quantity, as it was when the units were taken. */
  unitPrice: number
  /** The same below the first price break; absent from holds that were stored before there were breaks. */
  listPrice?: number
  currency: string
  state: 'held' | 'ordered' | 'released'
  createdAt: Date
  expiresAt: Date
}

/** How long a hold keeps its units, in minutes. */
export const holdMinutes = 15

/** Why a card cannot be charged an amount. */
export const chargeSentences = {
  too_small: 'This amount is below the card minimum. Please order more pieces.',
  too_large: 'This amount is above the card maximum. Please order fewer pieces.',
  odd: 'This exact amount cannot be charged to a card. Please choose another quantity.',
} as const

export interface HoldRequest {
  holdId: string
  uid: string
  /** Whether nothing shows that the account's email is its own. */
  unproven?: boolean | undefined
  /** Where the request comes from, unreadably. */
  network?: string | undefined
  /** Pieces; left out by callers that only say what should remain in stock. */
  quantity?: number
  remaining: number
  now: Date
}

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

interface StoredHold {
  productId: string
  productName: string
  sku?: string
  unit?: string
}

/** A hold as it was stored, with the SKU and unit that a product has until an admin sets them. */
export function withHoldDefaults<Stored extends StoredHold>(
  stored: Stored,
): Stored & { sku: string; unit: string } {
  const { productId: id, productName: name } = stored
  const { sku = skusFor({ id, name }).own, unit = productDefaults.unit } = stored
  return { ...stored, sku, unit }
}
