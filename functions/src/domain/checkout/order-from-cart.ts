import type { CartEntry } from '@wood-master/contract/cart-rules'
import type { Remedy } from '@wood-master/contract/errors'
import { type Locale, locale as spoken } from '@wood-master/contract/locale'
import { goodsTotalOf, linePrice, unitPriceAt } from '@wood-master/contract/pricing'
import * as m from '../../texts/checkout.ts'
import type { Keyed } from '../asked.ts'
import { pricedLine } from '../cart/priced-cart.ts'
import { inLanguageOf, type Product } from '../catalog/product.ts'
import { reservationOf } from '../catalog/supply.ts'
import { chosenDelivery, type DeliveryChoice } from '../delivery/chosen-delivery.ts'
import { goodsOf, gramsOf } from '../delivery/quote.ts'
import type { DeliveryTerms } from '../delivery/zone.ts'
import { errors, ShopError } from '../errors.ts'
import { withReservation } from '../orders/awaited-units.ts'
import { type Discount, discounted, type NewOrder, type OrderLine, type OrderLines } from '../orders/order.ts'
import type { ShopSettings } from '../settings.ts'
import {
  assertChargeable,
  assertMayKeepMore,
  assertWithinShopShare,
  shareProblem,
  type UnpaidReservations,
  unpaidUnitsIn,
} from '../stock/hold.ts'
import type { TaxFacts } from '../tax/evidence.ts'

/** Most of it stays with the order. */
export interface CartOrderRequest
  extends Keyed,
    Pick<
      NewOrder,
      'uid' | 'email' | 'buyerName' | 'placedBy' | 'discount' | 'poNumber' | 'sending' | 'buysFor'
    > {
  /** Made of the person and the key of the request. */
  orderId: string
  unproven?: boolean | undefined
  network?: string | undefined
  /** The buyer's, where another one's is spoken now. */
  locale?: Locale | undefined
  acceptedTerms?: string | undefined
  /** Where it goes, and what the shop delivers by; left out, that is said before it is paid. */
  delivery?: { choice: DeliveryChoice; terms: DeliveryTerms; tax: TaxFacts }
  /** Minor units to be paid, as the page showed them; left out where nothing was shown. */
  total?: number
  now: Date
}

export interface CartFacts {
  lines: readonly CartEntry[]
  /** Products by id, as they stand before the order; absent when they left the shop. */
  products: ReadonlyMap<string, Product>
  /** Absent where nothing limits what an account keeps unpaid. */
  standing?: UnpaidReservations
}

/**
 * The unpaid order of everything in a cart, priced now. Throws `cart_not_orderable` with a message for each line that
 * cannot be ordered, `delivery_not_possible`, `unpaid_limit`, `amount_not_payable` or `price_changed`.
 */
export function orderFromCart(found: CartFacts, request: CartOrderRequest, settings: ShopSettings): NewOrder {
  assertDiscount(request.discount, settings.maxDiscountPercent)
  const { standing } = found
  const { unpaidLimits } = settings
  if (standing && unpaidLimits) assertMayKeepMore(standing, unpaidLimits)
  const problems = found.lines.map((line) => problemOf(line, found, request, settings))
  if (problems.some((problem) => problem !== undefined)) throw linesNotOrderable(problems)
  if (standing && unpaidLimits) {
    const wanted = unpaidUnitsIn(request.orderId, found.lines, found.products)
    assertWithinShopShare(standing, { wanted, unproven: request.unproven }, unpaidLimits)
  }
  const [first, ...others] = found.lines.flatMap((line) => orderLine(line, found, request))
  if (!first) throw new ShopError('cart_not_orderable', m.cartEmpty())
  const lines: OrderLines = [first, ...others]
  const totals = totalsOf(lines, found, request, settings)
  const { total } = totals
  assertChargeable(total, settings.currency)
  if (request.total !== undefined && request.total !== total)
    throw new ShopError('price_changed', m.linesChanged())
  const { orderId: id, asked, uid, placedBy, email, unproven, buyerName, poNumber } = request
  const { discount, sending, buysFor, now, locale = spoken() } = request
  return {
    id,
    asked,
    uid,
    placedBy,
    email,
    unproven: unproven || undefined,
    buyerName,
    poNumber,
    sending,
    buysFor,
    locale: locale === 'en' ? undefined : locale,
    discount,
    acceptedTerms:
      request.acceptedTerms === undefined ? undefined : { version: request.acceptedTerms, at: now },
    fromCart: true,
    lines,
    ...totals,
    currency: settings.currency,
    createdAt: now,
    payBy: new Date(now.getTime() + settings.unpaidOrderHours * 3_600_000),
  }
}

function totalsOf(
  lines: OrderLines,
  { products }: CartFacts,
  { delivery }: CartOrderRequest,
  { currency }: ShopSettings,
) {
  const goodsTotal = goodsTotalOf(lines)
  if (!delivery) return { goodsTotal, shippingTotal: 0, taxTotal: 0, total: goodsTotal }
  const { terms, choice, tax } = delivery
  const consignment = { goods: goodsOf(lines, products), grams: gramsOf(lines, products, terms), currency }
  return chosenDelivery(terms.zones, choice, consignment, tax)
}

interface LineProblem {
  message: string
  /** The nearest that can be ordered. */
  quantities?: number[]
  remedies?: Remedy[]
}

/** Why a line cannot be ordered as it stands. */
function problemOf(
  { productId, quantity }: CartEntry,
  { products, standing }: CartFacts,
  { orderId: id, now }: CartOrderRequest,
  settings: ShopSettings,
): LineProblem | undefined {
  const product = products.get(productId)
  if (!product || product.draft) return { message: m.noLongerSold() }
  const { problem } = pricedLine(product, quantity, settings, now)
  if (problem) return problem
  const { unpaidLimits: limits, enforceMinimumOrder: enforceMinimum } = settings
  if (!standing || !limits) return undefined
  return shareProblem({ standing, wanted: { id, productId, quantity }, product, enforceMinimum }, limits)
}

function orderLine(
  { productId, quantity }: CartEntry,
  { products }: CartFacts,
  { discount, locale, now }: CartOrderRequest,
): OrderLine[] {
  const product = products.get(productId)
  const reservation = product && reservationOf(product, quantity, now)
  if (!reservation) return []
  // In the buyer's language: what was ordered and invoiced stays what they read.
  const { sku, name, img, unit, taxClass } = inLanguageOf(product, locale)
  const goods = { productId, sku, name, img, unit, weightGrams: product.weightGrams || undefined, taxClass }
  const listed = { quantity, unitPrice: unitPriceAt(product, quantity), price: linePrice(product, quantity) }
  const price = discounted(listed, discount)
  return [withReservation({ ...goods, ...price }, reservation)]
}

/** Throws `invalid_request` above what the shop allows. */
export function assertDiscount(discount: Discount | undefined, most: number): void {
  if (!discount || discount.percent <= most) return
  throw errors.badField('discount.percent', m.discountTooHigh({ most }))
}

/** With a sentence, and the quantities that may be ordered, for each line that cannot be ordered; the others have none. */
function linesNotOrderable(problems: readonly (LineProblem | undefined)[]): ShopError {
  const refused = problems.flatMap((problem, index) =>
    problem ? [{ ...problem, at: `lines.${index}` }] : [],
  )
  const fields = Object.fromEntries(refused.map(({ at, message }) => [at, message]))
  const quantities = Object.fromEntries(refused.map(({ at, quantities = [] }) => [at, quantities]))
  const message = m.linesNotOrderable({ count: refused.length })
  const remedies = refused.find((problem) => problem.remedies)?.remedies
  return new ShopError('cart_not_orderable', message, { fields, beside: { quantities, remedies } })
}

export const orderWasDeleted = () => new ShopError('cart_not_orderable', m.orderDeletedSince())
