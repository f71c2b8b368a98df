import { toMinor } from '@wood-master/contract/money'
import { handleEvent } from '../domain/paying/handle-event.ts'
import { startPayment, startPricePayment } from '../domain/paying/start-payment.ts'
import type { Shop } from '../domain/ports.ts'
import type { Handlers } from './handler.ts'

type PaymentCalls = 'createPaymentIntent' | 'stripeWebhook'

export function paymentRoutes(shop: Shop): Handlers<PaymentCalls> {
  return {
    async createPaymentIntent({ body, caller, now }) {
      const { orderId, price } = body
      const clientSecret = orderId
        ? await startPayment(shop, orderId, caller, now)
        : await startPricePayment(shop, toMinor(price, shop.settings.currency), caller, shop.newId())
      return { clientSecret }
    },

    async stripeWebhook({ rawBody, header, now }) {
      const event = await shop.stripe.readEvent(rawBody, header('stripe-signature') ?? '')
      await handleEvent(shop, event, now)
      return { received: true }
    },
  }
}
