import type { ResponseOf } from '@wood-master/contract/calls'
import { type Locale, locale } from '@wood-master/contract/locale'
import { shop } from '#config/shop.ts'
import { api } from '#lib/api/api.ts'
import type { LegalPages } from '#lib/api/legal-pages.ts'
import { type Order, waitingOrders } from '#lib/api/orders.ts'
import { orderAhead } from '#lib/api/queries.ts'

/** These orders, in this order; without ids all that wait to be shipped, the oldest first. Throws `ApiError`. */
export const ordersToPrint = (ids: readonly string[], signal: AbortSignal): Promise<Order[]> =>
  ids.length > 0 ? Promise.all(ids.map(orderAhead.get)) : waitingOrders(signal)

export const languageOf = ({ locale: language = 'en' }: Order): Locale => language

/** With what the shop wrote into it in the language of its buyer. Throws `ApiError`. */
export async function asItsBuyerReads(order: Order): Promise<Order> {
  const language = languageOf(order)
  return language === locale() ? order : api.call('getOrder', { params: { id: order._id }, language })
}

export type Invoice = ResponseOf<'getInvoices'>[number]

export type Seller = NonNullable<LegalPages['seller']>

/** Who sends. Throws `ApiError`. */
export async function sellerOnPapers(signal: AbortSignal): Promise<Seller> {
  const { seller } = await api.call('getLegalPages', { signal })
  return seller ?? { name: shop.name, address: '' }
}
