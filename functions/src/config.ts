import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params'
import type { ShopConfig } from './composition-root.ts'

// What each does, and its unit, stands once: in docs/operations.md.

/** The database of this shop and of what waits for its documents. */
export const database = defineString('DATABASE', { default: '(default)' })
const currency = defineString('CURRENCY', { default: 'usd' })
const enforceMinimumOrder = defineBoolean('ENFORCE_MINIMUM_ORDER', { default: false })
const unpaidOrderHours = defineInt('UNPAID_ORDER_HOURS', { default: 72 })
const returnDays = defineInt('RETURN_DAYS', { default: 30 })
const maxDiscountPercent = defineInt('MAX_DISCOUNT_PERCENT', { default: 20 })
const mostUnpaid = defineInt('MOST_UNPAID', { default: 20 })
const unpaidStockPercent = defineInt('UNPAID_STOCK_PERCENT', { default: 50 })
const unpaidShopPercent = defineInt('UNPAID_SHOP_PERCENT', { default: 40 })
const unprovenShopPercent = defineInt('UNPROVEN_SHOP_PERCENT', { default: 10 })
const addressShopPercent = defineInt('ADDRESS_SHOP_PERCENT', { default: 50 })
const holdsPerMinute = defineInt('HOLDS_PER_MINUTE', { default: 30 })
const paymentIntentsPerMinute = defineInt('PAYMENT_INTENTS_PER_MINUTE', { default: 30 })
const sellerName = defineString('SELLER_NAME', { default: 'Wood-Master' })
const sellerAddress = defineString('SELLER_ADDRESS', { default: '' })
const sellerTaxNumber = defineString('SELLER_TAX_NUMBER', { default: '' })
const sellerPhone = defineString('SELLER_PHONE', { default: '' })
const sellerContact = defineString('SELLER_CONTACT', { default: '' })
// Pages are built with it; the function has no use for it.
defineString('SELLER_HOURS', { default: '' })
const sellerBank = defineString('SELLER_BANK', { default: '' })
const siteOrigins = defineString('SITE_ORIGINS', { default: '' })
// A text, because the Firebase CLI knows no parameter with decimals, and a whole number would make 0 of 0.5.
const rateLimitFactor = defineString('RATE_LIMIT_FACTOR', { default: '1' })
const publicListSeconds = defineInt('PUBLIC_LIST_SECONDS', { default: 5 })
const trustedProxies = defineInt('TRUSTED_PROXIES', { default: 2 })
const stripeApiUrl = defineString('STRIPE_API_URL', { default: 'https://api.stripe.com' })
const stripeEndpointPerSecond = defineInt('STRIPE_ENDPOINT_PER_SECOND', { default: 25 })
const stripePerSecond = defineInt('STRIPE_PER_SECOND', { default: 100 })
const imageHostUrl = defineString('IMAGE_HOST_URL', { default: 'https://api.imgbb.com/1/upload' })
const imageOrigins = defineString('IMAGE_ORIGINS', {
  default: 'https://i.ibb.co,https://lh3.googleusercontent.com',
})
const taxRegisterUrl = defineString('TAX_REGISTER_URL', {
  default: 'https://ec.europa.eu/taxation_customs/vies/rest-api',
})
const typesenseUrl = defineString('TYPESENSE_URL', { default: '' })
const mailFrom = defineString('MAIL_FROM')
const siteUrl = defineString('SITE_URL')
const tracesUrl = defineString('TRACES_URL', { default: '' })
const tracesPercent = defineInt('TRACES_PERCENT', { default: 5 })
const sendMail = defineBoolean('SEND_MAIL', { default: true })

const stripeSecretKey = defineSecret('STRIPE_SECRET_KEY')
const stripeWebhookSecret = defineSecret('STRIPE_WEBHOOK_SECRET')
const imageHostKey = defineSecret('IMAGE_HOST_KEY')
const smtpUrl = defineSecret('SMTP_URL')
const typesenseApiKey = defineSecret('TYPESENSE_API_KEY')

export const secrets = [stripeSecretKey, stripeWebhookSecret, imageHostKey, smtpUrl, typesenseApiKey]

/** A factor from 0 to 1,000 as `functions/.env.PROJECT` says it; nothing when that is no decimal number. */
export function factorOf(said: string): number | undefined {
  if (!/^\d{1,4}(\.\d{1,4})?$/.test(said)) return undefined
  const factor = Number(said)
  return factor <= 1000 ? factor : undefined
}

/** The parameters as they are now; only to be asked while a function runs. */
export function readConfig(): ShopConfig {
  return {
    settings: {
      currency: currency.value().toLowerCase(),
      enforceMinimumOrder: enforceMinimumOrder.value(),
      unpaidOrderHours: unpaidOrderHours.value(),
      returnDays: returnDays.value(),
      maxDiscountPercent: maxDiscountPercent.value(),
      imageOrigins: imageOrigins.value().split(',').filter(Boolean),
      unpaidLimits: {
        most: mostUnpaid.value(),
        stockPercent: unpaidStockPercent.value(),
        shopPercent: {
          account: unpaidShopPercent.value(),
          unproven: unprovenShopPercent.value(),
          address: addressShopPercent.value(),
        },
      },
      seller: {
        name: sellerName.value(),
        address: sellerAddress.value(),
        taxNumber: sellerTaxNumber.value() || undefined,
        contact: [sellerPhone.value(), sellerContact.value()].filter(Boolean).join(' · ') || undefined,
        bank: sellerBank.value() || undefined,
      },
    },
    stripe: {
      secretKey: stripeSecretKey.value(),
      webhookSecret: stripeWebhookSecret.value(),
      apiUrl: stripeApiUrl.value(),
      limits: { anEndpoint: stripeEndpointPerSecond.value(), all: stripePerSecond.value() },
    },
    imageHost: { url: imageHostUrl.value(), key: imageHostKey.value() },
    taxRegister: { url: taxRegisterUrl.value() },
    typesense: typesenseUrl.value()
      ? { url: typesenseUrl.value(), apiKey: typesenseApiKey.value() }
      : undefined,
    mail: {
      from: mailFrom.value(),
      siteUrl: siteUrl.value().replace(/(?<!\/)\/+$/, ''),
      seller: [sellerName, sellerAddress, sellerPhone]
        .map((part) => part.value())
        .filter(Boolean)
        .join(', '),
      sends: sendMail.value(),
    },
    smtpUrl: smtpUrl.value(),
    spans: tracesUrl.value() ? { url: tracesUrl.value(), percent: tracesPercent.value() } : undefined,
    http: {
      siteOrigins: siteOrigins.value().split(',').filter(Boolean),
      rateLimitFactor: factorOf(rateLimitFactor.value()) ?? 1,
      perMinute: {
        changeStock: holdsPerMinute.value(),
        createPaymentIntent: paymentIntentsPerMinute.value(),
      },
      publicListSeconds: publicListSeconds.value(),
      trustedProxies: trustedProxies.value(),
      // Written into the bundle when it is built.
      commit: process.env.WOOD_MASTER_COMMIT ?? 'unknown',
    },
  }
}
