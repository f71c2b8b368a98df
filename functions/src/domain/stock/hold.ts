import type { Remedy } from '@wood-master/contract/errors'
import { chargeProblem } from '@wood-master/contract/money'
import type { OrderLine } from '@wood-master/contract/orders'
import { fullPacks, linePrice, unitPriceAt } from '@wood-master/contract/pricing'
import { isBuyable, quantityProblem, quantitySentences } from '@wood-master/contract/purchase-rules'
import * as m from '../../texts/stock.ts'
import { inLanguageOf, type Product, productDefaults, skusFor } from '../catalog/product.ts'
import { orderableStock, type Supplied } from '../catalog/supply.ts'
import { errors, ShopError } from '../errors.ts'

/** Units taken out of stock for one shopper until `expiresAt`. Its id becomes the order's id. */
export interface Hold
  extends Pick<OrderLine, 'productId' | 'sku' | 'img' | 'unit' | 'weightGrams' | 'quantity'> {
  id: string
  uid: string
  productName: string
  taxClass?: string
  /** Minor units (cents) for one unit in an order of this quantity, as it was when the units were taken. */
  unitPrice: number
  /** The same below the first price break; absent from holds that were stored before there were breaks. */
  listPrice?: number
  currency: string
  state: 'held' | 'ordered' | 'released'
  createdAt: Date
  expiresAt: Date
}

export const holdMinutes = 15

const chargeSentences = {
  too_small: m.belowCardMinimum,
  too_large: m.aboveCardMaximum,
  odd: m.amountNotPayable,
} as const

/** Throws `amount_not_payable` unless a card can be charged this total (minor units). */
export function assertChargeable(total: number, currency: string): void {
  const problem = chargeProblem(total, currency)
  if (problem) throw new ShopError('amount_not_payable', chargeSentences[problem]())
}

export interface HoldRequest extends UnpaidKeeper {
  holdId: string
  unproven?: boolean | undefined
  /** Pieces; left out by callers that only say what should remain in stock. */
  quantity?: number | undefined
  /** What all of them cost as the page shows it, in minor units; left out by callers that take any price. */
  total?: number | undefined
  remaining: number
  now: Date
}

/** The hold for this request on a product as it stands now; throws why it cannot be taken. */
export function holdOn(
  product: Product,
  request: HoldRequest,
  terms: { currency: string; enforceMinimum: boolean },
): Hold {
  const quantity = request.quantity ?? product.availableQuantity - request.remaining
  if (quantity < 1) throw errors.badField('availableQuantity', m.aboveAvailable(), m.atLeastOne())
  if (!isBuyable(product)) throw new ShopError('not_enough_stock', m.notAvailable())
  const problem = quantityProblem({ ...product, quantity, enforceMinimum: terms.enforceMinimum })
  if (problem) throw new ShopError(problem, quantitySentences[problem]())
  const total = linePrice(product, quantity)
  assertChargeable(total, terms.currency)
  // A hold at a price that the buyer has not seen could be neither ordered nor given back.
  if (total !== (request.total ?? total)) throw errors.orderPriceChanged()
  const { name: productName, unit } = inLanguageOf(product)
  return {
    id: request.holdId,
    uid: request.uid,
    productId: product.id,
    sku: product.sku,
    productName,
    img: product.img,
    unit,
    weightGrams: product.weightGrams || undefined,
    taxClass: product.taxClass,
    quantity,
    unitPrice: unitPriceAt(product, quantity),
    listPrice: product.unitPrice,
    currency: terms.currency,
    state: 'held',
    createdAt: request.now,
    expiresAt: new Date(request.now.getTime() + holdMinutes * 60_000),
  }
}

export function hasRunOut(hold: Pick<Hold, 'expiresAt'>, now: Date): boolean {
  return hold.expiresAt.getTime() <= now.getTime()
}

type StoredHold = Pick<Hold, 'productId' | 'productName'> & Partial<Pick<Hold, 'sku' | 'unit'>>

/** A hold as it was stored, with the SKU and unit that a product has until an admin sets them. */
export function withHoldDefaults<Stored extends StoredHold>(stored: Stored) {
  const { productId: id, productName: name } = stored
  const { sku = skusFor({ id, name }).own, unit = productDefaults.unit } = stored
  return { ...stored, sku, unit }
}

/** Units that an account keeps without having paid for them: a hold, or the unpaid order that it became. */
export interface UnpaidUnits extends Pick<Hold, 'id' | 'productId' | 'quantity'> {
  part?: number
}

/** The same of a whole order: the part of the shop that its units are together. */
export type UnpaidPart = Pick<UnpaidUnits, 'id' | 'part'>

/** An account's unpaid units, and whether it has ever paid for an order. */
export interface UnpaidReservations {
  units: UnpaidUnits[]
  hasPaid: boolean
  /** The same of everybody at the account's network address; absent where no share of the whole shop is limited. */
  nearby?: UnpaidPart[]
  products?: number
}

/** How much of the whole shop may be kept unpaid: percent of its products' stocks, all products counting alike. */
export interface ShopShares {
  /** By an account that has never paid. */
  account: number
  /** By such an account whose email is not proven. */
  unproven: number
  /** By all such accounts at one network address together. */
  address: number
}

/** Whose unpaid units count: those of an account, and of everybody at its network address where that is limited. */
export interface UnpaidKeeper {
  uid: string
  network?: string | undefined
}

/** Nothing where nothing limits what an account keeps unpaid. */
export function keeperOf({ uid, network }: UnpaidKeeper, limits: UnpaidLimits | undefined) {
  return limits && { uid, network: limits.shopPercent && network }
}

export interface UnpaidLimits {
  most: number
  /** How much of a product's stock, in percent, an account may keep that has never paid. */
  stockPercent: number
  /** Left out: as much of the whole shop as there is. */
  shopPercent?: ShopShares
}

export interface UnpaidInput {
  standing: UnpaidReservations
  wanted: UnpaidUnits
  /** As it stands before the wanted units are taken. */
  product: Supplied & { minQuantity: number; casePack?: number }
  enforceMinimum?: boolean
}

const remediesOf = ({ units }: UnpaidReservations, unproven = false): Remedy[] => [
  ...(unproven ? (['verify_email'] as const) : []),
  ...(units.length > 0 ? (['pay_waiting'] as const) : []),
]

const beyond = (message: string, remedies: Remedy[], beside?: { quantities: Record<string, number[]> }) =>
  new ShopError('unpaid_limit', message, { beside: { ...beside, remedies } })

/** Keeps an account from taking the stock without paying; one minimum order is always possible. Throws `unpaid_limit`. */
export function assertWithinUnpaidLimits(question: UnpaidInput, limits: UnpaidLimits): void {
  assertMayKeepMore(question.standing, limits)
  const problem = shareProblem(question, limits)
  if (!problem) return
  const { message, remedies, quantities } = problem
  throw beyond(message, remedies, { quantities: { quantity: quantities } })
}

/** Throws `unpaid_limit` when the account has as many holds and unpaid orders as it may have. */
export function assertMayKeepMore(standing: UnpaidReservations, { most }: UnpaidLimits): void {
  if (countOf(standing.units) < most) return
  throw beyond(m.tooManyReservations({ most }), remediesOf(standing))
}

/** Why an account that never paid may not take so many units of a product, and how many it may; nothing when it may. */
export function shareProblem(
  { standing, wanted, product, enforceMinimum = false }: UnpaidInput,
  limits: UnpaidLimits,
) {
  if (standing.hasPaid) return undefined
  const kept = standing.units
    .filter(({ productId }) => productId === wanted.productId)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  const share = Math.floor(((orderableStock(product) + kept) * limits.stockPercent) / 100)
  const { minQuantity, casePack = 1 } = product
  const allowed = Math.max(share, fullPacks(minQuantity, casePack))
  const left = allowed - kept
  if (wanted.quantity <= left) return undefined
  const most = left - (left % casePack)
  const least = fullPacks(enforceMinimum ? minQuantity : 1, casePack)
  const remedies = remediesOf(standing)
  if (most < least)
    return { message: m.firstOrderLimitUsed({ allowed, kept, least }), quantities: [], remedies }
  return {
    remedies,
    message: kept > 0 ? m.firstOrderLimitKept({ allowed, kept }) : m.firstOrderLimit({ allowed }),
    quantities: [most],
  }
}

/** Units as they are noted, with the part that they are of what can be ordered of their product. */
export function unpaidUnitsOf({ id, productId, quantity }: UnpaidUnits, product: Supplied): UnpaidUnits {
  return { id, productId, quantity, part: quantity / orderableStock(product) }
}

/** The same of several lines; of products that left the shop there are none. */
export const unpaidUnitsIn = (
  id: string,
  lines: readonly Omit<UnpaidUnits, 'id'>[],
  products: ReadonlyMap<string, Supplied>,
) =>
  lines.flatMap(({ productId, quantity }) => {
    const product = products.get(productId)
    return product ? [unpaidUnitsOf({ id, productId, quantity }, product)] : []
  })

/** More reservations at one address than so many accounts may have together are not looked after one by one. */
const accountsNearby = 10

/** Keeps unpaying accounts from taking the whole shop, a little of each product. Throws `unpaid_limit`. */
export function assertWithinShopShare(
  standing: UnpaidReservations,
  { wanted, unproven = false }: { wanted: readonly UnpaidUnits[]; unproven?: boolean | undefined },
  { most, shopPercent }: UnpaidLimits,
): void {
  const { units, hasPaid, nearby = [], products = 0 } = standing
  if (!shopPercent || hasPaid) return
  const exceeds = (kept: readonly UnpaidPart[], percent: number) =>
    partsOf([...kept, ...wanted]) > Math.max(1, (products * percent) / 100)
  if (exceeds(units, unproven ? shopPercent.unproven : shopPercent.account)) {
    const message = unproven ? m.beyondFirstOrderLimitUnverified() : m.beyondFirstOrderLimit()
    throw beyond(message, remediesOf(standing, unproven))
  }
  if (exceeds(nearby, shopPercent.address) || countOf(nearby) >= most * accountsNearby)
    throw beyond(m.networkLimit(), remediesOf(standing))
}

const countOf = (units: readonly UnpaidPart[]) => new Set(units.map(({ id }) => id)).size
const partsOf = (units: readonly UnpaidPart[]) => units.reduce((sum, { part = 0 }) => sum + part, 0)

/** One for each order or hold, however many lines it has. */
export const unpaidParts = (units: readonly UnpaidPart[]): UnpaidPart[] =>
  [...Map.groupBy(units, ({ id }) => id)].map(([id, each]) => ({ id, part: partsOf(each) }))
