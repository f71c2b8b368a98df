import { toMajor, toMinor } from '@wood-master/contract/money'
import { minorAmount } from '../../domain/minor-amount.ts'
import { noteOf, withNote } from '../../domain/notes.ts'
import { withRequest, withRequestEnded } from '../../domain/orders/cancel-order.ts'
import { withDifferenceAsked } from '../../domain/orders/delivery-rules.ts'
import { orderHistory } from '../../domain/orders/order-history.ts'
import { changeOrder, orderFor } from '../../domain/orders/order-rules.ts'
import { listOrdersOf } from '../../domain/orders/order-store.ts'
import { placeOrder } from '../../domain/orders/place-order.ts'
import { requestReturn } from '../../domain/orders/request-return.ts'
import { seenVersion } from '../../domain/orders/seen-order.ts'
import { notShipped, shipped, startPacking, withShipment } from '../../domain/orders/ship-order.ts'
import { deleteOrder, findCurrentOrder } from '../../domain/payments/close-order.ts'
import { setFreight, withFreightAccepted } from '../../domain/payments/freight.ts'
import { reportPayment } from '../../domain/payments/report-payment.ts'
import type { Shop } from '../../domain/ports.ts'
import { cancelLines } from '../../domain/refunds/cancel-lines.ts'
import { grantCancellation, refundOrder } from '../../domain/refunds/refund-order.ts'
import { moveReturn } from '../../domain/refunds/settle-return.ts'
import { historyResponse } from '../history-response.ts'
import type { Handlers, Incoming } from '../pipeline/handler.ts'
import {
  acknowledged,
  buyersOrderResponse,
  deleted,
  modified,
  orderResponse,
  pageResponse,
  returnResponses,
} from '../responses.ts'

export function orderRoutes(shop: Shop) {
  /** A list of all buyers' orders as it is asked for over the wire: money in major units, moments as texts. */
  const allOf = <Query extends AllOrdersQuery>({ from, until, minPrice, maxPrice, ...query }: Query) => {
    const { currency } = shop.settings
    const minor = (price: number | undefined) => (price === undefined ? undefined : toMinor(price, currency))
    const isByAmount = (minPrice ?? maxPrice) !== undefined && !from && !until
    return {
      ...(isByAmount ? { sort: 'largest' as const } : {}),
      ...listOf(query),
      since: from ? new Date(from) : undefined,
      until: until ? new Date(until) : undefined,
      minTotal: minor(minPrice),
      maxTotal: minor(maxPrice),
    }
  }
  const changing = async (id: string, now: Date, rule: Parameters<typeof changeOrder>[3]) =>
    modified((await changeOrder(shop, id, now, rule)).changed)

  return {
    async placeOrder({ body, caller, now }) {
      const { uid, email, name: buyerName, unproven } = caller
      const { price, quantity, productName, holdId, acceptedTerms } = body
      const total = minorAmount(price, shop.settings.currency, 'price')
      const buyer = { uid, email, unproven, buyerName, acceptedTerms }
      const request = { ...buyer, holdId, quantity, total, productName, now }
      return { insertedId: (await placeOrder(shop, request)).id }
    },

    listOrders: async ({ query }) => pageResponse(await shop.orders.list(allOf(query)), orderResponse),
    countOrders: async ({ query }) => ({ count: await shop.orders.count(allOf(query)) }),

    async listOwnOrders({ query, caller }) {
      const { email, ...request } = query
      const page = await listOrdersOf(shop, { email, caller, ...listOf(request) })
      return pageResponse(page, buyersOrderResponse)
    },

    async getOrder({ params, caller, now }) {
      const order = orderFor(caller, await findCurrentOrder(shop, params.id, now))
      if (caller.role !== 'admin') return buyersOrderResponse(order)
      const history = await historyResponse(shop, orderHistory(order), order.currency)
      return { ...orderResponse(order), history }
    },

    noteOrder: ({ params, body, asked, caller, now }) =>
      changing(params.id, now, (order) => withNote(order, noteOf(body, { asked, by: caller.uid, at: now }))),

    deleteOrder: ({ params, caller, now }) => deleted(deleteOrder(shop, params.id, caller, now)),

    shipOrder: ({ params, body, caller, now }) =>
      changing(params.id, now, (order) => shipped(order, { ...body, by: caller.uid, now })),

    async setFreight({ params, body, caller, now }) {
      const price = minorAmount(body.price, shop.settings.currency, 'price')
      const { order, changed } = await setFreight(shop, params.id, { price, by: caller.uid, now })
      return { ...(await modified(changed)), price: toMajor(order.total, order.currency) }
    },

    async acceptFreight({ params, body, caller, now }) {
      const total = minorAmount(body.price, shop.settings.currency, 'price')
      return changing(params.id, now, (order) => withFreightAccepted(order, { caller, total, now }))
    },

    askForDifference: ({ params, caller, now }) =>
      changing(params.id, now, (order) => withDifferenceAsked(order, { by: caller.uid, now })),

    async startPacking({ params, caller, now }) {
      const { order, changed, by } = await startPacking(shop, { orderId: params.id, caller, now })
      return { ...(await modified(changed)), by, version: seenVersion(order) }
    },

    async cancelLines({ params, body, asked, caller, now }) {
      const wanted = { ...body, asked, caller, now }
      const { total, refundedTotal, currency, state } = await cancelLines(shop, params.id, wanted)
      const [price, refundedAmount] = [toMajor(total, currency), toMajor(refundedTotal, currency)]
      return { modifiedCount: 1, price, refundedAmount, state }
    },

    async sendShipment({ params, body, caller, now }) {
      await changeOrder(shop, params.id, now, (order) =>
        withShipment(order, { ...body, by: caller.uid, now }),
      )
      return { insertedId: body.key }
    },

    undoOneShipment: ({ params: { id, shipmentId }, caller, now }) =>
      changing(id, now, (order) => notShipped(order, { shipmentId, by: caller.uid, now })),
    undoShipment: ({ params, caller, now }) =>
      changing(params.id, now, (order) => notShipped(order, { by: caller.uid, now })),

    reportPayment: ({ params: { id: orderId }, body: { transactionId: intentId }, caller, now }) =>
      acknowledged(reportPayment(shop, { orderId, intentId, caller, now })),

    async refundOrder({ params, body, asked, caller, now }) {
      const { key, restock, reason, lines } = body
      const amount = body.amount === undefined ? undefined : minorAmount(body.amount, shop.settings.currency)
      const [orderId, by] = [params.id, caller.uid]
      const request = { orderId, key, asked, amount, lines, restock, reason, by, now }
      const { order, refund } = await refundOrder(shop, request)
      const refundedAmount = toMajor(order.refundedTotal, order.currency)
      return { insertedId: refund.id, refundedAmount, state: order.state }
    },

    async requestReturn({ params, body, asked, caller, now }) {
      const wanted = { ...body, asked, caller, now }
      const { id, number } = await requestReturn(shop, params.id, wanted)
      return { insertedId: id, number }
    },

    async listReturns({ query }) {
      const { items, nextCursor } = await shop.orders.listWithReturns(query)
      return { items: items.flatMap((order) => returnResponses(order, query.state)), nextCursor }
    },

    moveReturn: ({ params, body, caller, now }) =>
      modified(moveReturn(shop, params.id, body, { by: caller.uid, now })),

    requestCancellation: ({ params, body: { reason }, caller, now }) =>
      changing(params.id, now, (order) => withRequest(orderFor(caller, order), { reason, now })),

    withdrawCancellation: ({ params, caller, now }) =>
      changing(params.id, now, (order) =>
        withRequestEnded(orderFor(caller, order), { state: 'withdrawn', closedAt: now }),
      ),

    async decideCancellation({ params, body, asked, caller, now }) {
      const by = caller.uid
      if (!body.granted) {
        const declined = { state: 'declined', answer: body.reason, declinedBy: by, closedAt: now } as const
        return changing(params.id, now, (order) => withRequestEnded(order, declined))
      }
      await grantCancellation(shop, { orderId: params.id, key: body.key, asked, by, now })
      return { modifiedCount: 1 }
    },
  } satisfies Partial<Handlers>
}

type AllOrdersQuery = Incoming<'countOrders'>['query']

/** A list as it is asked for over the wire, where a flag is a text. */
function listOf<Query extends { cancelRequested?: 'true' | 'false' }>({ cancelRequested, ...query }: Query) {
  return { ...query, cancelRequested: cancelRequested === 'true' }
}
