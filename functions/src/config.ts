import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params'
import type { ShopConfig } from './compose.ts'

const currency = defineString('CURRENCY', {
  default: 'usd',
  description: 'Currency of all prices, ISO 4217 in lower case. Change it only in an empty shop.',
})
const enforceMinimumOrder = defineBoolean('ENFORCE_MINIMUM_ORDER', {
  default: false,
  description: "Refuse purchases below a product's minimum order; otherwise it is only shown.",
})
const unpaidOrderHours = defineInt('UNPAID_ORDER_HOURS', {
  default: 72,
  description: 'How many hours an unpaid order keeps its units.',
})
const stripeApiUrl = defineString('STRIPE_API_URL', {
  default: 'https://api.stripe.com',
  description: "Where Stripe's API answers; only the offline shop has another.",
})

const stripeSecretKey = defineSecret('STRIPE_SECRET_KEY')
const stripeWebhookSecret = defineSecret('STRIPE_WEBHOOK_SECRET')

/** Secrets that the deployed functions must be allowed to read. */
export const secrets = [stripeSecretKey, stripeWebhookSecret]

/** The parameters as they are now; only to be asked while a function runs. */
export function readConfig(): ShopConfig {
  return {
    settings: {
      currency: currency.value().toLowerCase(),
      enforceMinimumOrder: enforceMinimumOrder.value(),
      unpaidOrderHours: unpaidOrderHours.value(),
    },
    stripe: {
      secretKey: stripeSecretKey.value(),
      webhookSecret: stripeWebhookSecret.value(),
      apiUrl: stripeApiUrl.value(),
    },
  }
}
