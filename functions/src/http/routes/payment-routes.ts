import { toMajor } from '@wood-master/contract/money'
import type { PaymentAlert as PaymentAlertResponse } from '@wood-master/contract/payments'
import { listOwnCards, removeOwnCard } from '../../domain/cards/own-cards.ts'
import { invoicesFor } from '../../domain/invoices/issue-invoices.ts'
import { minorAmount } from '../../domain/minor-amount.ts'
import { cardUseOf } from '../../domain/payments/card-use.ts'
import { handleEvent } from '../../domain/payments/handle-event.ts'
import type { PaymentAlert } from '../../domain/payments/payment-alert.ts'
import { startPayment, startPricePayment } from '../../domain/payments/start-payment.ts'
import type { Shop } from '../../domain/ports.ts'
import { invoiceResponse } from '../order-responses.ts'
import type { Handlers } from '../pipeline/handler.ts'
import { cardResponse, pageResponse } from '../responses.ts'

export function paymentRoutes(shop: Shop) {
  return {
    async createPaymentIntent({ body, caller, now }) {
      const { orderId, price, total, saveCard, cardId } = body
      const { currency } = shop.settings
      if (orderId) {
        const choice = cardId ? { cardId } : saveCard ? { saveCard } : undefined
        const use = choice && (await cardUseOf(shop, { orderId, choice }, caller, now))
        const seen = total === undefined ? undefined : minorAmount(total, currency, 'total')
        return { clientSecret: await startPayment(shop, orderId, caller, now, { use, total: seen }) }
      }
      const amount = minorAmount(price, currency, 'price')
      return { clientSecret: await startPricePayment(shop, amount, caller, { key: shop.newId(), now }) }
    },

    async stripeWebhook({ rawBody, header, now }) {
      const event = await shop.paymentProvider.readEvent(rawBody, header('stripe-signature') ?? '')
      await handleEvent(shop, event, now)
      return { received: true }
    },

    async listPaymentAlerts({ query }) {
      return pageResponse(await shop.paymentAlerts.list(query), paymentAlertResponse)
    },

    async resolvePaymentAlert({ params, caller, now }) {
      const resolved = await shop.paymentAlerts.resolve(params.id, { by: caller.uid, now })
      return { modifiedCount: resolved ? 1 : 0 }
    },
  } satisfies Partial<Handlers>
}

function paymentAlertResponse(alert: PaymentAlert): PaymentAlertResponse {
  const { id, kind, orderId, transactionId, amount, currency, message, createdAt } = alert
  return {
    _id: id,
    kind,
    orderId,
    transactionId,
    amount: toMajor(amount, currency),
    currency,
    message,
    createdAt: createdAt.toISOString(),
  }
}

export function cardRoutes(shop: Shop) {
  return {
    async listCards({ caller, now }) {
      return (await listOwnCards(shop, caller.uid)).map((card) => cardResponse(card, now))
    },

    async deleteCard({ params, caller }) {
      await removeOwnCard(shop, caller.uid, params.id)
      return { deletedCount: 1 }
    },
  } satisfies Partial<Handlers>
}

export function invoiceRoutes(shop: Shop) {
  return {
    async getInvoices({ params, caller, now }) {
      return (await invoicesFor(shop, { orderId: params.id, caller, now })).map(invoiceResponse)
    },
  } satisfies Partial<Handlers>
}
