import { type CartEntry, lineProblem } from '@wood-master/contract/cart-rules'
import { listedLinePrice, listedUnitPrice } from '@wood-master/contract/major-unit-prices'
import { toMajor, toMinor } from '@wood-master/contract/money'
import { nextBreak } from '@wood-master/contract/pricing'
import type { Product } from '#lib/api/products.ts'
import type { Settings } from '#lib/api/settings.ts'
import type { Cart, CartLine } from '#lib/cart/kept-cart.ts'
import { settings } from './factories.ts'

function pricedLine(product: Product, quantity: number, settings: Settings): CartLine {
  const { sku, name, img, unit, casePack, minQuantity } = product
  const { currency, enforceMinimumOrder: enforceMinimum } = settings
  const reached = nextBreak(product, quantity, casePack)
  const problem = lineProblem({ ...product, quantity, enforceMinimum })
  return {
    productId: product._id,
    sku,
    name,
    img,
    unit,
    casePack,
    minQuantity,
    available: product.availableQuantity,
    quantity,
    unitPrice: listedUnitPrice(product, quantity, currency),
    price: listedLinePrice(product, quantity, currency),
    ...(reached ? { nextBreak: reached } : {}),
    ...(problem ? { problem } : {}),
  }
}

/** What `POST /cart/price` responds in a shop that has these products. */
export function pricedCart(
  entries: readonly CartEntry[],
  products: readonly Product[],
  shown: Settings = settings(),
): Cart {
  const { currency } = shown
  const lines = entries.flatMap(({ productId, quantity }) => {
    const product = products.find(({ _id }) => _id === productId)
    return product ? [pricedLine(product, quantity, shown)] : []
  })
  const minor = lines.reduce((sum, { price }) => sum + toMinor(price, currency), 0)
  return { lines, price: toMajor(minor, currency), currency }
}
