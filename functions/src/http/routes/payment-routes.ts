import { listOwnCards, removeOwnCard } from '../../domain/cards/own-cards.ts'
import { invoicesFor } from '../../domain/invoices/issue-invoices.ts'
import { minorAmount } from '../../domain/minor-amount.ts'
import { cardUseOf } from '../../domain/payments/card-use.ts'
import { handleEvent } from '../../domain/payments/handle-event.ts'
import { startPayment, startPricePayment } from '../../domain/payments/start-payment.ts'
import type { Shop } from '../../domain/ports.ts'
import type { Handlers } from '../pipeline/handler.ts'
import {
  alertResponse,
  cardResponse,
  deleted,
  invoiceResponse,
  modified,
  pageResponse,
} from '../responses.ts'

export function paymentRoutes(shop: Shop) {
  return {
    async createPaymentIntent({ body, caller, now }) {
      const { orderId, price, total, saveCard, cardId, acceptedTerms } = body
      const { currency } = shop.settings
      if (orderId) {
        const choice = cardId ? { cardId } : saveCard ? { saveCard } : undefined
        const use = choice && (await cardUseOf(shop, { orderId, choice }, caller, now))
        const seen = total === undefined ? undefined : minorAmount(total, currency, 'total')
        return {
          clientSecret: await startPayment(shop, orderId, caller, now, { use, total: seen, acceptedTerms }),
        }
      }
      const amount = minorAmount(price, currency, 'price')
      return { clientSecret: await startPricePayment(shop, amount, caller, { key: shop.newId(), now }) }
    },

    async stripeWebhook({ rawBody, header, now }) {
      const event = await shop.paymentProvider.readEvent(rawBody, header('stripe-signature') ?? '')
      await handleEvent(shop, event, now)
      return { received: true }
    },

    listPaymentAlerts: async ({ query }) => pageResponse(await shop.paymentAlerts.list(query), alertResponse),
    resolvePaymentAlert: ({ params, caller, now }) =>
      modified(shop.paymentAlerts.resolve(params.id, { by: caller.uid, now })),
    listCards: async ({ caller, now }) =>
      (await listOwnCards(shop, caller.uid)).map((card) => cardResponse(card, now)),

    deleteCard: ({ params, caller }) => deleted(removeOwnCard(shop, caller.uid, params.id)),

    getInvoices: async ({ params, caller, now }) =>
      (await invoicesFor(shop, { orderId: params.id, caller, now })).map(invoiceResponse),
  } satisfies Partial<Handlers>
}
