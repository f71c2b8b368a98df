import { toMajor } from '@wood-master/contract/money'
import type { Caller } from '../../domain/accounts/account.ts'
import { minorAmount } from '../../domain/minor-amount.ts'
import {
  declineCancellation,
  requestCancellation,
  withdrawCancellation,
} from '../../domain/orders/cancel-order.ts'
import { askForDifference } from '../../domain/orders/delivery-rules.ts'
import type { Order } from '../../domain/orders/order.ts'
import { orderFor } from '../../domain/orders/order-rules.ts'
import { listOrdersOf } from '../../domain/orders/order-store.ts'
import { placeOrder } from '../../domain/orders/place-order.ts'
import { sendShipment, shipOrder, startPacking, undoShipment } from '../../domain/orders/ship-order.ts'
import { deleteOrder, findCurrentOrder } from '../../domain/payments/close-order.ts'
import { reportPayment } from '../../domain/payments/report-payment.ts'
import type { Shop } from '../../domain/ports.ts'
import { cancelLines } from '../../domain/refunds/cancel-lines.ts'
import { grantCancellation, refundOrder } from '../../domain/refunds/refund-order.ts'
import type { Handlers } from '../pipeline/handler.ts'
import { buyersOrderResponse, orderResponse, pageResponse } from '../responses.ts'

export function orderRoutes(shop: Shop) {
  return {
    async placeOrder({ body, caller, now }) {
      const { uid, email, name: buyerName, unproven } = caller
      const { price, quantity, productName, img, holdId } = body
      const total = minorAmount(price, shop.settings.currency, 'price')
      const request = { uid, email, unproven, buyerName, holdId, quantity, total, productName, img, now }
      return { insertedId: (await placeOrder(shop, request)).id }
    },

    async listOrders({ query }) {
      return pageResponse(await shop.orders.list(listOf(query)), orderResponse)
    },

    async listOwnOrders({ query, caller }) {
      const { email, ...request } = query
      const page = await listOrdersOf(shop, { email, caller, ...listOf(request) })
      return pageResponse(page, (order) => orderResponseFor(caller, order))
    },

    async getOrder({ params, caller, now }) {
      return orderResponseFor(caller, orderFor(caller, await findCurrentOrder(shop, params.id, now)))
    },

    async deleteOrder({ params, caller, now }) {
      await deleteOrder(shop, params.id, caller, now)
      return { deletedCount: 1 }
    },

    async shipOrder({ params, body, now }) {
      const { carrier, tracking, seen } = body
      return { modifiedCount: (await shipOrder(shop, params.id, { carrier, tracking, seen, now })) ? 1 : 0 }
    },

    async askForDifference({ params, caller, now }) {
      const asked = await askForDifference(shop, params.id, { by: caller.uid, now })
      return { modifiedCount: asked ? 1 : 0 }
    },

    async startPacking({ params, now }) {
      return { modifiedCount: (await startPacking(shop, params.id, now)) ? 1 : 0 }
    },

    async cancelLines({ params, body, caller, now }) {
      const { total, refundedTotal, currency, state } = await cancelLines(shop, params.id, {
        ...body,
        caller,
        now,
      })
      const [price, refundedAmount] = [toMajor(total, currency), toMajor(refundedTotal, currency)]
      return { modifiedCount: 1, price, refundedAmount, state }
    },

    async sendShipment({ params, body, now }) {
      await sendShipment(shop, params.id, { ...body, now })
      return { insertedId: body.key }
    },

    async undoOneShipment({ params: { id, shipmentId }, caller, now }) {
      await undoShipment(shop, id, { shipmentId, by: caller.uid, now })
      return { modifiedCount: 1 }
    },

    async undoShipment({ params, caller, now }) {
      await undoShipment(shop, params.id, { by: caller.uid, now })
      return { modifiedCount: 1 }
    },

    async reportPayment({ params, body, caller, now }) {
      const { transactionId } = body
      await reportPayment(shop, { orderId: params.id, transactionId, caller, now })
      return { acknowledged: true }
    },

    async refundOrder({ params, body, caller, now }) {
      const { key, restock, reason, lines } = body
      const amount = body.amount === undefined ? undefined : minorAmount(body.amount, shop.settings.currency)
      const request = { orderId: params.id, key, amount, lines, restock, reason, by: caller.uid, now }
      const { order, refund } = await refundOrder(shop, request)
      const refundedAmount = toMajor(order.refundedTotal, order.currency)
      return { insertedId: refund.id, refundedAmount, state: order.state }
    },

    async requestCancellation({ params, body, caller, now }) {
      const request = { orderId: params.id, reason: body.reason, caller, now }
      return { modifiedCount: (await requestCancellation(shop, request)) ? 1 : 0 }
    },

    async withdrawCancellation({ params, caller, now }) {
      await withdrawCancellation(shop, { orderId: params.id, caller, now })
      return { modifiedCount: 1 }
    },

    async decideCancellation({ params, body, caller, now }) {
      const decision = { orderId: params.id, by: caller.uid, now }
      if (body.granted) await grantCancellation(shop, { ...decision, key: body.key })
      else await declineCancellation(shop, { ...decision, answer: body.reason })
      return { modifiedCount: 1 }
    },
  } satisfies Partial<Handlers>
}

const orderResponseFor = ({ role }: Caller, order: Order) =>
  role === 'admin' ? orderResponse(order) : buyersOrderResponse(order)

/** A list as it is asked for over the wire, where a flag is a text. */
function listOf<Query extends { cancelRequested?: 'true' | 'false' }>({ cancelRequested, ...query }: Query) {
  return { ...query, cancelRequested: cancelRequested === 'true' }
}
