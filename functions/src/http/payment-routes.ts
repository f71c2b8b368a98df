import { toMajor } from '@wood-master/contract/money'
import type { Attention as AttentionAnswer } from '@wood-master/contract/payments'
import type { Attention } from '../domain/paying/attention.ts'
import { handleEvent } from '../domain/paying/handle-event.ts'
import { startPayment, startPricePayment } from '../domain/paying/start-payment.ts'
import type { Shop } from '../domain/ports.ts'
import { pageAnswer } from './answers.ts'
import type { Handlers } from './handler.ts'
import { minorAmount } from './minor-amount.ts'

type PaymentCalls = 'createPaymentIntent' | 'stripeWebhook' | 'listAttention' | 'resolveAttention'

export function paymentRoutes(shop: Shop): Handlers<PaymentCalls> {
  return {
    async createPaymentIntent({ body, caller, now }) {
      const { orderId, price } = body
      if (orderId) return { clientSecret: await startPayment(shop, orderId, caller, now) }
      const amount = minorAmount(price, shop.settings.currency, 'price')
      return { clientSecret: await startPricePayment(shop, amount, caller, shop.newId()) }
    },

    async stripeWebhook({ rawBody, header, now }) {
      const event = await shop.stripe.readEvent(rawBody, header('stripe-signature') ?? '')
      await handleEvent(shop, event, now)
      return { received: true }
    },

    async listAttention({ query }) {
      return pageAnswer(await shop.attention.list(query), attentionAnswer)
    },

    async resolveAttention({ params, caller, now }) {
      const resolved = await shop.attention.resolve(params.id, { by: caller.uid, now })
      return { modifiedCount: resolved ? 1 : 0 }
    },
  }
}

function attentionAnswer(attention: Attention): AttentionAnswer {
  const { id, kind, orderId, transactionId, amount, currency, message, createdAt } = attention
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
