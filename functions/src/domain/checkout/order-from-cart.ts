import { chargeProblem } from '@wood-master/contract/charge-limits'
import type { Sending } from '@wood-master/contract/order-states'
import * as m from '../../texts/checkout.ts'
import type { StoredCartLine } from '../cart/cart.ts'
import { pricedLine } from '../cart/priced-cart.ts'
import type { Product } from '../catalog/product.ts'
import { chosenDelivery, type DeliveryChoice, goodsOf, gramsOf } from '../delivery/quote.ts'
import type { DeliveryTerms } from '../delivery/zone.ts'
import { goodsTotalOf, type NewOrder, type OrderLine, type OrderLines } from '../orders/order.ts'
import type { ShopSettings } from '../settings.ts'
import { ShopError } from '../shop-error.ts'
import {
  assertMayKeepMore,
  assertWithinShopShare,
  chargeSentences,
  shareProblem,
  type UnpaidReservations,
  unpaidUnitsOf,
} from '../stock/hold.ts'
import type { TaxFacts } from '../tax/evidence.ts'

export interface CartOrderRequest {
  /** Made of the person and the key of the request. */
  orderId: string
  uid: string
  email: string
  /** Whether nothing shows that the email is the account's own. */
  unproven?: boolean | undefined
  network?: string | undefined
  buyerName?: string
  poNumber?: string
  sending?: Sending
  /** Where it goes, and what the shop delivers by; left out, that is said before it is paid. */
  delivery?: { choice: DeliveryChoice; terms: DeliveryTerms; tax: TaxFacts }
  /** Minor units to be paid, as the page showed them; left out where nothing was shown. */
  price?: number
  now: Date
}

export interface CartFacts {
  lines: readonly StoredCartLine[]
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
  if (found.standing && settings.unpaidLimits) assertMayKeepMore(found.standing, settings.unpaidLimits)
  const problems = found.lines.map((line) => problemOf(line, found, request.orderId, settings))
  if (problems.some((problem) => problem !== undefined)) throw linesNotOrderable(problems)
  assertShopShare(found, request, settings)
  const [first, ...others] = found.lines.flatMap((line) => orderLine(line, found, settings))
  if (!first) throw cartIsEmpty()
  const lines: OrderLines = [first, ...others]
  const totals = totalsOf(lines, found, request, settings)
  const { total } = totals
  const unpayable = chargeProblem(total, settings.currency)
  if (unpayable) throw new ShopError('amount_not_payable', chargeSentences[unpayable]())
  if (request.price !== undefined && request.price !== total) throw priceHasChanged()
  const { orderId: id, uid, email, unproven, buyerName, poNumber, sending, now } = request
  return {
    id,
    uid,
    email,
    unproven: unproven || undefined,
    buyerName,
    poNumber,
    sending,
    fromCart: true,
    lines,
    ...totals,
    currency: settings.currency,
    createdAt: now,
    payBy: new Date(now.getTime() + settings.unpaidOrderHours * 3_600_000),
  }
}

function assertShopShare(
  { lines, products, standing }: CartFacts,
  { orderId: id, unproven }: CartOrderRequest,
  { unpaidLimits }: ShopSettings,
): void {
  if (!standing || !unpaidLimits) return
  const wanted = lines.flatMap(({ productId, quantity }) => {
    const product = products.get(productId)
    return product ? [unpaidUnitsOf({ id, productId, quantity }, product)] : []
  })
  assertWithinShopShare(standing, { wanted, unproven }, unpaidLimits)
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

/** Why a line cannot be ordered as it stands, as a sentence. */
function problemOf(
  { productId, quantity }: StoredCartLine,
  { products, standing }: CartFacts,
  id: string,
  settings: ShopSettings,
): string | undefined {
  const product = products.get(productId)
  if (!product) return m.thisProductIsNoLonger()
  const { problem } = pricedLine(product, quantity, settings)
  if (problem) return problem.message
  if (!standing || !settings.unpaidLimits) return undefined
  return shareProblem({ standing, wanted: { id, productId, quantity }, product }, settings.unpaidLimits)
}

function orderLine(
  { productId, quantity }: StoredCartLine,
  { products }: CartFacts,
  settings: ShopSettings,
): OrderLine[] {
  const product = products.get(productId)
  if (!product) return []
  const { sku, name, img, unit, unitPrice, price } = pricedLine(product, quantity, settings)
  const weightGrams = product.weightGrams || undefined
  return [{ productId, sku, name, img, unit, weightGrams, quantity, unitPrice, price }]
}

/** The error `cart_not_orderable`, for a cart with nothing in it. */
const cartIsEmpty = () => new ShopError('cart_not_orderable', m.yourCartIsEmptyPlease())

/** The same, with a sentence for each line that cannot be ordered; the others have none. */
function linesNotOrderable(problems: readonly (string | undefined)[]): ShopError {
  const fields = problems.flatMap((problem, index) => (problem ? [[`lines.${index}`, problem]] : []))
  const message = m.linesOfYourCart({ count: fields.length })
  return new ShopError('cart_not_orderable', message, { fields: Object.fromEntries(fields) })
}

export const orderWasDeleted = () => new ShopError('cart_not_orderable', m.thisOrderWasPlacedBefore())

/** The error `price_changed`, for a cart that costs something else than the page showed. */
const priceHasChanged = () => new ShopError('price_changed', m.yourCartOrItsPrices())
