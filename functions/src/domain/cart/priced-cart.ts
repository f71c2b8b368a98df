import { type LineProblem, lineProblem } from '@wood-master/contract/cart-rules'
import { linePrice, nextBreak, type PriceBreak, unitPriceAt } from '@wood-master/contract/pricing'
import * as m from '../../texts/cart.ts'
import type { Product } from '../catalog/product.ts'
import type { ShopSettings } from '../settings.ts'
import type { StoredCartLine } from './cart.ts'

/** A line of a cart with its product as it is now. Quantities in pieces. */
export interface PricedLine extends StoredCartLine {
  unit: string
  casePack: number
  minQuantity: number
  available: number
  /** Minor units for one unit, after price breaks. */
  unitPrice: number
  /** Minor units: unit price times quantity. */
  price: number
  nextBreak?: PriceBreak
  problem?: Omit<LineProblem, 'code'> & { code: LineProblem['code'] | 'no_longer_sold' }
}

export interface PricedCart {
  lines: PricedLine[]
  /** Minor units: the sum of all lines. */
  price: number
  currency: string
}

export type CartTerms = Pick<ShopSettings, 'currency' | 'enforceMinimumOrder'>

export function pricedCart(
  lines: StoredCartLine[],
  products: ReadonlyMap<string, Product>,
  terms: CartTerms,
): PricedCart {
  const priced = lines.map((line) => {
    const product = products.get(line.productId)
    return product ? pricedLine(product, line.quantity, terms) : withoutProduct(line)
  })
  const price = priced.reduce((sum, line) => sum + line.price, 0)
  return { lines: priced, price, currency: terms.currency }
}

export function pricedLine(product: Product, quantity: number, terms: CartTerms): PricedLine {
  const { id: productId, sku, name, img, unit, casePack, minQuantity, availableQuantity } = product
  return {
    productId,
    sku,
    name,
    img,
    unit,
    casePack,
    minQuantity,
    available: availableQuantity,
    quantity,
    unitPrice: unitPriceAt(product, quantity),
    price: linePrice(product, quantity),
    nextBreak: nextBreak(product, quantity),
    problem: lineProblem({
      quantity,
      availableQuantity,
      minQuantity,
      casePack,
      enforceMinimum: terms.enforceMinimumOrder,
    }),
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
    problem: { code: 'no_longer_sold', message: m.thisProductIsNoLonger(), quantities: [] },
  }
}
