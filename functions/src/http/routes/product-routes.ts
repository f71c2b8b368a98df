import { addProduct, changeProduct } from '../../domain/catalog/change-product.ts'
import { productFields } from '../../domain/catalog/product-rules.ts'
import { errors } from '../../domain/errors.ts'
import { minorAmount } from '../../domain/minor-amount.ts'
import { bookStock } from '../../domain/orders/stock-levels.ts'
import type { Shop } from '../../domain/ports.ts'
import { holdStock } from '../../domain/stock/hold-stock.ts'
import type { Handlers } from '../pipeline/handler.ts'
import { pageResponse, productResponse } from '../responses.ts'
import { assertSeenProduct } from '../seen-product.ts'

export function productRoutes(shop: Shop) {
  const { currency } = shop.settings
  return {
    async listProducts({ query }) {
      const { inStock, low, fresh: _, ...request } = query
      const filters = { inStock: inStock === 'true', low: low === 'true' }
      const page = await shop.products.list({ ...request, ...filters })
      return pageResponse(page, (product) => productResponse(product, currency))
    },

    async getProduct({ params }) {
      const product = await shop.products.find(params.id)
      if (!product) throw errors.noSuchProduct()
      return productResponse(product, currency)
    },

    async addProduct({ body, caller, now }) {
      const draft = {
        ...productFields(body, currency),
        unitPrice: minorAmount(body.price, currency, 'price'),
      }
      return { insertedId: await addProduct(shop, draft, { id: shop.newId(), by: caller.uid, now }) }
    },

    async changeProduct({ params, body: { seen, ...change } }) {
      await changeProduct(shop, params.id, productFields(change, currency), (product) => {
        if (seen) assertSeenProduct(product, { change, seen }, currency)
      })
      return { modifiedCount: 1 }
    },

    async deleteProduct({ params }) {
      if (!(await shop.products.remove(params.id))) throw errors.noSuchProduct()
      return { deletedCount: 1 }
    },

    async getStockLevels({ query }) {
      const levels = await shop.stockLevels.of([...new Set(query.products.split(','))])
      return levels.map(({ lastBooking: _, ...level }) => level)
    },

    async bookStock({ params, body, caller, now }) {
      const booked = await bookStock(shop, params.id, body, { by: caller.uid, now })
      return { modifiedCount: booked ? 1 : 0 }
    },

    async listStockMovements({ params, query }) {
      const page = await shop.stockLevels.movements(params.id, query)
      const uids = [...new Set(page.items.flatMap(({ uid }) => uid ?? []))]
      const people = await Promise.all(uids.map((uid) => shop.accounts.findRecent(uid)))
      const emails = new Map(people.map((account) => [account?.uid, account?.email]))
      return pageResponse(page, ({ id: _id, kind, delta, stockAfter, reason, uid, orderId, at }) => ({
        _id,
        kind,
        delta,
        availableAfter: stockAfter,
        reason,
        by: emails.get(uid),
        orderId,
        at: at.toISOString(),
      }))
    },

    async changeStock({ params, body, caller, network, now }) {
      const { availableQuantity: remaining, quantity } = body
      if (caller.role === 'admin' && quantity === undefined) {
        const change = { to: remaining, by: caller.uid, movementId: shop.newId(), now }
        return { modifiedCount: (await shop.stock.setStock(params.id, change)) ? 1 : 0 }
      }
      const { uid, unproven } = caller
      const request = { holdId: shop.newId(), uid, unproven, network, quantity, remaining, now }
      const hold = await holdStock(shop, params.id, request)
      return { modifiedCount: 1, holdId: hold.id, holdUntil: hold.expiresAt.toISOString() }
    },
  } satisfies Partial<Handlers>
}
