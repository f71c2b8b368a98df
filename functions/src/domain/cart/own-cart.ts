import { addedUp, type CartEntry } from '@wood-master/contract/cart-rules'
import { limits } from '@wood-master/contract/limits'
import * as m from '../../texts/cart.ts'
import type { Product } from '../catalog/product.ts'
import type { ProductRepository, ProductStore } from '../catalog/product-store.ts'
import { ShopError } from '../errors.ts'
import type { ShopSettings } from '../settings.ts'
import { type CartStore, type PricedCart, pricedCart, type StoredCartLine } from './priced-cart.ts'

export interface CartPorts {
  carts: CartStore
  products: ProductStore
  settings: ShopSettings
}

/** A person's cart at the prices of this moment; empty where nothing was ever put in. */
export async function findCart(shop: CartPorts, uid: string, now: Date): Promise<PricedCart> {
  const lines = (await shop.carts.find(uid))?.lines ?? []
  const products = await shop.products.findAll(lines.map(({ productId }) => productId))
  return pricedCart(lines, products, shop.settings, now)
}

/**
 * Replaces a person's cart and returns it priced. The same product twice adds up. Throws `invalid_request`, with a
 * message for each line whose product is not in the shop or of which there are too many units.
 */
export async function replaceCart(
  shop: CartPorts,
  { uid, entries, now }: { uid: string; entries: CartEntry[]; now: Date },
): Promise<PricedCart> {
  const wanted = addedUp(entries)
  const products = await shop.products.findAll(wanted.map(({ productId }) => productId))
  const sums = new Map(wanted.map(({ productId, quantity }) => [productId, quantity]))
  const problems = entries.flatMap(({ productId }, index) => {
    if (!products.has(productId)) return [[`lines.${index}`, m.noSuchProduct()]]
    const isTooMuch = (sums.get(productId) ?? 0) > limits.maxQuantity
    return isTooMuch ? [[`lines.${index}`, m.tooManyForOneOrder()]] : []
  })
  if (problems.length > 0)
    throw new ShopError('invalid_request', m.linesNotAdded(), { fields: Object.fromEntries(problems) })
  const lines = linesOf(wanted, products)
  await shop.carts.replace({ id: uid, lines, changedAt: now })
  return pricedCart(lines, products, shop.settings, now)
}

/** Prices a cart that nobody stored; the same product twice adds up, and what is not in the shop is left out. */
export async function priceCart(
  shop: { knownProducts: ProductRepository; products: ProductStore; settings: ShopSettings },
  entries: CartEntry[],
  now: Date,
): Promise<PricedCart> {
  const wanted = addedUp(entries)
  const ids = wanted.map(({ productId }) => productId)
  const known = await shop.knownProducts.findAll(ids)
  // Another instance may just have added them.
  const others = await shop.products.findAll(ids.filter((id) => !known.has(id)))
  const products = new Map([...known, ...others])
  return pricedCart(linesOf(wanted, products), products, shop.settings, now)
}

function linesOf(entries: CartEntry[], products: ReadonlyMap<string, Product>): StoredCartLine[] {
  return entries.flatMap(({ productId, quantity }) => {
    const product = products.get(productId)
    return product ? [{ productId, quantity, sku: product.sku, name: product.name, img: product.img }] : []
  })
}
