import { isDeepStrictEqual } from 'node:util'
import { toMajor } from '@wood-master/contract/money'
import { stockLevel, stockMovement } from '@wood-master/contract/stock'
import { askedOf } from '../../domain/asked.ts'
import { listProducts } from '../../domain/catalog/browse-catalog.ts'
import { addProduct, changeProduct } from '../../domain/catalog/change-product.ts'
import type { Product } from '../../domain/catalog/product.ts'
import { productFields } from '../../domain/catalog/product-rules.ts'
import { errors, existing, ShopError } from '../../domain/errors.ts'
import { idByKey } from '../../domain/id-by-key.ts'
import { minorAmount } from '../../domain/minor-amount.ts'
import { askForNotice, keepPromisesOf } from '../../domain/orders/keep-promises.ts'
import { bookStock } from '../../domain/orders/stock-levels.ts'
import type { Shop } from '../../domain/ports.ts'
import { holdStock, setStock } from '../../domain/stock/hold-stock.ts'
import * as m from '../../texts/http.ts'
import { emailsOf } from '../history-response.ts'
import type { Handlers } from '../pipeline/handler.ts'
import { editedProductResponse, modified, pageResponse, productResponse } from '../responses.ts'
import { wireOf } from '../wire-of.ts'

const levelResponse = wireOf(stockLevel)
const movementResponse = wireOf(stockMovement)

export function productRoutes(shop: Shop) {
  const { currency } = shop.settings
  const responsesFor = ({ translations }: { translations?: 'true' | 'false' | undefined }) =>
    translations === 'true' ? editedProductResponse : productResponse
  return {
    async listProducts({ query, now }) {
      const page = await listProducts(shop, { ...query, inStock: query.inStock === 'true' })
      return pageResponse(page, (product) => productResponse(product, currency, now))
    },

    async listAllProducts({ query: { translations, ...query }, now }) {
      const [inStock, low] = [query.inStock === 'true', query.low === 'true']
      const drafts = query.drafts === 'true' ? 'only' : 'with'
      const response = responsesFor({ translations })
      const page = await listProducts(shop, { ...query, inStock, low, drafts })
      return pageResponse(page, (product) => response(product, currency, now))
    },

    async getProduct({ params, query, caller, now }) {
      const { products } = shop
      const found = await (caller.role === 'admin' ? products.findWithDrafts : products.find)(params.id)
      return responsesFor(query)(existing(found, errors.noSuchProduct), currency, now)
    },

    async addProduct({ body: { key, ...product }, caller, now }) {
      const draft = {
        ...productFields(product, currency),
        unitPrice: minorAmount(product.price, currency, 'price'),
        // Its price is a wish, and no price that the page saw.
        asked: askedOf({ key, product }),
      }
      const id = key ? idByKey(caller.uid, key) : shop.newId()
      return { insertedId: await addProduct(shop, draft, { id, by: caller.uid, now }) }
    },

    async changeProduct({ params, body: { seen, ...change }, caller, now }) {
      const record = { id: shop.newId(), by: caller.uid, now }
      await changeProduct(shop, params.id, productFields(change, currency), record, (product) => {
        if (seen) assertSeenProduct(product, { change, seen, now }, currency)
      })
      if (change.supply || change.minQuantity || change.casePack) await keepPromisesOf(shop, params.id, now)
      return { modifiedCount: 1 }
    },

    async deleteProduct({ params }) {
      if (!(await shop.products.remove(params.id))) throw errors.noSuchProduct()
      return { deletedCount: 1 }
    },

    // The same whoever asks, so that it tells nobody who asked before.
    askForNotice: ({ params, body, now }) =>
      modified(askForNotice(shop, { productId: params.id, email: body.email, now })),

    getStockLevels: async ({ query }) =>
      (await shop.stockLevels.of([...new Set(query.products.split(','))])).map(levelResponse),

    async bookStock({ params, body, asked, caller, now }) {
      const booked = await bookStock(shop, params.id, body, { asked, by: caller.uid, now })
      if (booked) await keepPromisesOf(shop, params.id, now)
      return modified(booked)
    },

    async listStockMovements({ params, query }) {
      if (!(await shop.products.findWithDrafts(params.id))) throw errors.noSuchProduct()
      const page = await shop.stockLevels.movements(params.id, query)
      const emails = await emailsOf(
        shop,
        page.items.map(({ uid }) => uid),
      )
      const shownValue = (field: string, value: string | number | undefined) =>
        field === 'unitPrice' && typeof value === 'number' ? `${toMajor(value, currency)}` : value?.toString()
      return pageResponse(page, ({ stockAfter, uid, changes, ...movement }) =>
        movementResponse({
          ...movement,
          availableAfter: stockAfter,
          by: emails.get(uid),
          changes: changes?.map(({ field, from, to }) => {
            return { field, from: shownValue(field, from), to: shownValue(field, to) }
          }),
        }),
      )
    },

    async changeStock({ params, body, caller, network, now }) {
      const { availableQuantity: remaining, quantity, price } = body
      if (caller.role === 'admin' && quantity === undefined) {
        const change = { to: remaining, by: caller.uid, movementId: shop.newId(), now }
        const isSet = await setStock(shop, params.id, change)
        if (isSet) await keepPromisesOf(shop, params.id, now)
        return modified(isSet)
      }
      const { uid, unproven } = caller
      const total = price === undefined ? undefined : minorAmount(price, currency, 'price')
      const request = { holdId: shop.newId(), uid, unproven, network, quantity, total, remaining, now }
      const hold = await holdStock(shop, params.id, request)
      return { modifiedCount: 1, holdId: hold.id, holdUntil: hold.expiresAt.toISOString() }
    },
  } satisfies Partial<Handlers>
}

type Values = Record<string, unknown>

const same = (one: unknown, other: unknown) => isDeepStrictEqual(one || '', other || '')

function sentenceOf(value: unknown): string {
  if (typeof value === 'object') return m.changedMeanwhile()
  return value === undefined ? m.changedMeanwhileToNothing() : m.changedMeanwhileTo({ value: String(value) })
}

/** Throws `changed_meanwhile` with a sentence for each changed field that is not as it was seen, and the values of now; also for a draft that was published, unless this publishes it too. */
function assertSeenProduct(
  product: Product,
  { change, seen, now: at }: { change: Values; seen: Values; now: Date },
  currency: string,
): void {
  const now: Values = editedProductResponse(product, currency, at)
  const changed = Object.keys(change).filter(
    (field) => field in seen && !same(now[field], seen[field]) && !same(now[field], change[field]),
  )
  const isPublished = seen.draft === true && !product.draft && change.draft === undefined
  if (changed.length === 0 && !isPublished) return
  throw new ShopError('changed_meanwhile', m.productChangedMeanwhile(), {
    fields: Object.fromEntries(changed.map((field) => [field, sentenceOf(now[field])])),
    beside: { current: Object.fromEntries(changed.map((field) => [field, now[field] ?? null])) },
  })
}
