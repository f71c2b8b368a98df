import type { CartLine } from '@wood-master/contract/cart'
import { type CartEntry, lineProblem } from '@wood-master/contract/cart-rules'
import {
  goodsTotalOf,
  linePrice,
  nextBreak,
  type PriceBreak,
  unitPriceAt,
} from '@wood-master/contract/pricing'
import * as m from '../../texts/cart.ts'
import { inLanguageOf, type Product } from '../catalog/product.ts'
import { orderableOf, reservationOf } from '../catalog/supply.ts'
import type { ShopSettings } from '../settings.ts'

/** A line of a cart with its product as it is now, as it goes over the wire, but with money in minor units. */
export type PricedLine = Omit<CartLine, 'nextBreak'> & { nextBreak?: PriceBreak | undefined }

export type PricedCart = ReturnType<typeof pricedCart>

export type CartTerms = Pick<ShopSettings, 'currency' | 'enforceMinimumOrder'>

export function pricedCart(
  lines: StoredCartLine[],
  products: ReadonlyMap<string, Product>,
  terms: CartTerms,
  now: Date,
) {
  const priced = lines.map((line) => {
    const product = products.get(line.productId)
    return product ? pricedLine(product, line.quantity, terms, now) : withoutProduct(line)
  })
  return { lines: priced, goodsTotal: goodsTotalOf(priced), currency: terms.currency }
}

export function pricedLine(product: Product, quantity: number, terms: CartTerms, now: Date): PricedLine {
  const { id: productId, sku, img, taxClass, casePack, minQuantity, availableQuantity } = product
  const { name, unit } = inLanguageOf(product)
  const orderable = orderableOf(product)
  const problem = lineProblem({ ...product, quantity, orderable, enforceMinimum: terms.enforceMinimumOrder })
  return {
    productId,
    sku,
    name,
    img,
    unit,
    ...(taxClass ? { taxClass } : {}),
    casePack,
    minQuantity,
    available: availableQuantity,
    orderable,
    promise: problem ? undefined : reservationOf(product, quantity, now)?.promise,
    quantity,
    unitPrice: unitPriceAt(product, quantity),
    price: linePrice(product, quantity),
    nextBreak: nextBreak(product, quantity, casePack),
    problem,
  }
}

/** A line stays until the buyer takes it out, so that nothing leaves a cart in silence. */
function withoutProduct(line: StoredCartLine): PricedLine {
  return {
    ...line,
    unit: 'piece',
    casePack: 1,
    minQuantity: 1,
    available: 0,
    unitPrice: 0,
    price: 0,
    problem: { code: 'no_longer_sold', message: m.noLongerSold(), quantities: [] },
  }
}

/** A line of a stored cart. Name, SKU and image are for the day when the product has left the shop. */
export type StoredCartLine = CartEntry & Pick<Product, 'sku' | 'name' | 'img'>

export interface Cart {
  id: string
  lines: StoredCartLine[]
  changedAt: Date
}

export interface CartStore {
  find(uid: string): Promise<Cart | undefined>
  replace(cart: Cart): Promise<void>
}
