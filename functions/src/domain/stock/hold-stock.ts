import type { Product } from '../catalog/product.ts'
import { errors } from '../errors.ts'
import { attempt, type Log } from '../log.ts'
import type { ShopSettings } from '../settings.ts'
import {
  assertWithinShopShare,
  assertWithinUnpaidLimits,
  type Hold,
  type HoldRequest,
  holdOn,
  keeperOf,
  type UnpaidKeeper,
  type UnpaidReservations,
  unpaidUnitsOf,
} from './hold.ts'
import type { StockMovement } from './stock-movement.ts'

interface HoldPlace {
  productId: string
  now: Date
  /** Whose unpaid units the rule asks for; left out where nothing limits them. */
  limited?: UnpaidKeeper | undefined
  /** Whether the rule computes with the very number in stock. */
  isOfWhole: boolean
}

/** Movements of a product's stock, and the product before them, but for what was announced of it. */
export interface Booked {
  product: Product
  movements: StockMovement[]
}

/** Each method that writes is one transaction; the rule handed in may run several times. */
export interface StockStore {
  /** Releases expired holds, asks the rule with the stock as it is then, and takes the units. Throws `not_found`. */
  takeHold(place: HoldPlace, rule: (product: Product, standing?: UnpaidReservations) => Hold): Promise<Hold>
  /**
   * Writes what the rule makes, once by the movement's id; false for a repeat, or where it makes nothing. Throws `not_found`,
   * and `key_reused` where the movement of this id was asked for otherwise.
   */
  book(
    productId: string,
    movement: Pick<StockMovement, 'id' | 'asked'>,
    rule: (product: Product) => Booked | undefined,
  ): Promise<boolean>
  /** The account's holds that would still be live if they were not orders by now, newest first. */
  recentHoldsOf(uid: string, now: Date): Promise<Hold[]>
  withExpiredHolds(productIds: readonly string[], now: Date): Promise<string[]>
  productsWithExpiredHolds(now: Date, limit: number): Promise<string[]>
  /** Releases some expired holds, as many as one transaction may; returns how many. None are left when that is 0. */
  releaseExpiredHolds(productId: string, now: Date): Promise<number>
}

/** Takes units out of stock for one shopper. Throws `not_found`, `not_enough_stock`, `below_minimum`, `not_full_case_packs`, `amount_not_payable`, `price_changed`, `unpaid_limit` or `busy`. */
export function holdStock(
  shop: { stock: StockStore; settings: ShopSettings },
  productId: string,
  request: HoldRequest,
): Promise<Hold> {
  const terms = { currency: shop.settings.currency, enforceMinimum: shop.settings.enforceMinimumOrder }
  const { unpaidLimits: limits } = shop.settings
  const { now, unproven } = request
  const limited = keeperOf(request, limits)
  const isOfWhole = request.quantity === undefined
  return shop.stock.takeHold({ productId, now, limited, isOfWhole }, (product, standing) => {
    if (product.draft) throw errors.noSuchProduct()
    const hold = holdOn(product, request, terms)
    if (limits && standing) {
      assertWithinUnpaidLimits({ standing, wanted: hold, product, ...terms }, limits)
      assertWithinShopShare(standing, { wanted: [unpaidUnitsOf(hold, product)], unproven }, limits)
    }
    return hold
  })
}

/** Sets the stock; false when it was that already. Throws `not_found` or `busy`. */
export const setStock = (
  shop: { stock: StockStore },
  productId: string,
  { to, by: uid, movementId: id, now: at }: { to: number; by: string; movementId: string; now: Date },
): Promise<boolean> =>
  shop.stock.book(productId, { id }, (product) => {
    const delta = to - product.availableQuantity
    return delta === 0
      ? undefined
      : { product, movements: [{ id, productId, kind: 'admin_set', delta, uid, at }] }
  })

const productsAtATime = 100

/** Puts the units of all expired holds back and returns how many holds; a contended product is left to the next run. */
export async function releaseExpiredHolds(shop: { stock: StockStore; log: Log }, now: Date): Promise<number> {
  let released = 0
  let lately: number
  do {
    lately = 0
    for (const productId of await shop.stock.productsWithExpiredHolds(now, productsAtATime)) {
      const release = () => shop.stock.releaseExpiredHolds(productId, now)
      lately += (await attempt(shop.log, 'holds could not be released', { productId }, release)) ?? 0
    }
    released += lately
  } while (lately > 0)
  return released
}
