import { ShopError } from '../shop-error.ts'

/** Units that an account keeps without having paid for them: a hold, or the unpaid order that it became. */
export interface UnpaidUnits {
  /** The hold's id, which is the order's too. */
  id: string
  productId: string
  quantity: number
}

/** An account's unpaid units, and whether it has ever paid for an order. */
export interface UnpaidReservations {
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
export interface UnpaidInput {
  standing: UnpaidReservations
  wanted: UnpaidUnits
  /** As it stands before the wanted units are taken. */
  product: { availableQuantity: number; minQuantity: number }
}

/**
 * Keeps an account from taking the shop's stock without paying. One minimum order of a product is always possible.
 * Throws `unpaid_limit`.
 */
export function assertWithinUnpaidLimits(question: UnpaidInput, limits: UnpaidLimits): void {
  assertMayKeepMore(question.standing, limits)
  const problem = shareProblem(question, limits)
  if (problem) throw new ShopError('unpaid_limit', problem)
}

/** Throws `unpaid_limit` when the account has as many holds and unpaid orders as it may have. */
export function assertMayKeepMore({ units }: UnpaidReservations, { most }: UnpaidLimits): void {
  if (new Set(units.map(({ id }) => id)).size < most) return
  throw new ShopError(
    'unpaid_limit',
    `You have ${most} reservations and unpaid orders. Please pay for or delete one before you reserve more.`,
  )
}

/** Why an account that never paid may not take so many units of a product, as a sentence; nothing when it may. */
export function shareProblem(
  { standing, wanted, product }: UnpaidInput,
  limits: UnpaidLimits,
): string | undefined {
  if (standing.hasPaid) return undefined
  const kept = standing.units
    .filter(({ productId }) => productId === wanted.productId)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  const share = Math.floor(((product.availableQuantity + kept) * limits.stockPercent) / 100)
  const allowed = Math.max(share, product.minQuantity)
  return kept + wanted.quantity <= allowed ? undefined : firstOrderSentence(allowed, kept)
}

function firstOrderSentence(allowed: number, kept: number): string {
  const reserved = kept > 0 ? `, and you have reserved ${kept} of them already` : ''
  return `Until your first order is paid you can reserve up to ${allowed} pieces of this product${reserved}. Please choose a smaller quantity, or pay first and then order the rest.`
}
