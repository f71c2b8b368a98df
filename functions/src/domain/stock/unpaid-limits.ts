import { ShopError } from '../shop-error.ts'

/** Units that an account keeps without having paid for them: a hold, or the unpaid order that it became. */
export interface UnpaidUnits {
  /** The hold's id, which is the order's too. */
  id: string
  productId: string
  quantity: number
}

/** An account's unpaid units, and whether it has ever paid for an order. */
export interface UnpaidStanding {
  units: UnpaidUnits[]
  hasPaid: boolean
}

/** Parameters of the shop. */
export interface UnpaidLimits {
  /** Holds and unpaid orders of one account together. */
  most: number
  /** How much of a product's stock, in percent, an account may keep that has never paid. */
  stockPercent: number
}

/** An account that would hold or order more without having paid. */
export interface UnpaidQuestion {
  standing: UnpaidStanding
  wanted: UnpaidUnits
  /** As it stands before the wanted units are taken. */
  product: { availableQuantity: number; minQuantity: number }
}

/**
 * Keeps an account from taking the shop's stock without paying. One minimum order of a product is always possible.
 * Throws `unpaid_limit`.
 */
export function assertWithinUnpaidLimits(question: UnpaidQuestion, limits: UnpaidLimits): void {
  const { standing, wanted, product } = question
  if (new Set(standing.units.map(({ id }) => id)).size >= limits.most) {
    throw new ShopError(
      'unpaid_limit',
      `You have ${limits.most} reservations and unpaid orders. Please pay for or delete one before you reserve more.`,
    )
  }
  if (standing.hasPaid) return
  const kept = standing.units
    .filter(({ productId }) => productId === wanted.productId)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  const share = Math.floor(((product.availableQuantity + kept) * limits.stockPercent) / 100)
  const allowed = Math.max(share, product.minQuantity)
  if (kept + wanted.quantity <= allowed) return
  throw new ShopError('unpaid_limit', firstOrderSentence(allowed, kept))
}

function firstOrderSentence(allowed: number, kept: number): string {
  const reserved = kept > 0 ? `, and you have reserved ${kept} of them already` : ''
  return `Until your first order is paid you can reserve up to ${allowed} pieces of this product${reserved}. Please choose a smaller quantity, or pay first and then order the rest.`
}
