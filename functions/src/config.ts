import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params'
import type { ShopConfig } from './composition-root.ts'

/** The database of this shop and of what waits for its documents. */
export const database = defineString('DATABASE', {
  default: '(default)',
  description: 'Name of the database; another one once the shop was restored beside the lost one.',
})
const currency = defineString('CURRENCY', {
  default: 'usd',
  description: 'Currency of all prices, ISO 4217 in lower case. Change it only in an empty shop.',
})
const enforceMinimumOrder = defineBoolean('ENFORCE_MINIMUM_ORDER', {
  default: false,
  description: "Enforce a product's minimum order; otherwise it is only shown.",
})
const unpaidOrderHours = defineInt('UNPAID_ORDER_HOURS', {
  default: 72,
  description: 'How many hours an unpaid order keeps its units.',
})
const returnDays = defineInt('RETURN_DAYS', {
  default: 30,
  description: 'Within how many days from its shipment a buyer may return what is not wanted.',
})
const maxDiscountPercent = defineInt('MAX_DISCOUNT_PERCENT', {
  default: 20,
  description: 'How many percent may be taken off an order that is made for its buyer.',
})
const mostUnpaid = defineInt('MOST_UNPAID', {
  default: 20,
  description: 'How many holds and unpaid orders one account may have at once.',
})
const unpaidStockPercent = defineInt('UNPAID_STOCK_PERCENT', {
  default: 50,
  description:
    "How much of a product's stock, in percent, an account may hold until it has paid for an order.",
})
const unpaidShopPercent = defineInt('UNPAID_SHOP_PERCENT', {
  default: 40,
  description: 'How much of the whole shop, in percent, an account may hold until it has paid for an order.',
})
const unprovenShopPercent = defineInt('UNPROVEN_SHOP_PERCENT', {
  default: 10,
  description: 'The same for an account whose email is not proven.',
})
const addressShopPercent = defineInt('ADDRESS_SHOP_PERCENT', {
  default: 50,
  description: 'The same for all accounts together that come from one network address and have not paid.',
})
const holdsPerMinute = defineInt('HOLDS_PER_MINUTE', {
  default: 30,
  description: 'How many holds one account may request per minute.',
})
const paymentIntentsPerMinute = defineInt('PAYMENT_INTENTS_PER_MINUTE', {
  default: 30,
  description: 'How many payment intents one account may request per minute.',
})
const sellerName = defineString('SELLER_NAME', {
  default: 'Wood-Master',
  description: "The seller's name on invoices, as it is registered.",
})
const sellerAddress = defineString('SELLER_ADDRESS', {
  default: '',
  description: "The seller's address on invoices, in one line with commas.",
})
const sellerTaxNumber = defineString('SELLER_TAX_NUMBER', {
  default: '',
  description: "The seller's tax number on invoices; empty for a seller that has none.",
})
const sellerPhone = defineString('SELLER_PHONE', {
  default: '',
  description: "The seller's phone on pages, invoices and mails, as +47 73 00 00 00.",
})
const sellerContact = defineString('SELLER_CONTACT', {
  default: '',
  description: "The seller's email on pages and invoices.",
})
// Pages are built with it; the function has no use for it.
defineString('SELLER_HOURS', {
  default: '',
  description: 'When somebody is there: Mo-Fr 08:00-16:00.',
})
const sellerBank = defineString('SELLER_BANK', {
  default: '',
  description: "The seller's bank account on invoices; empty leaves the line out.",
})
const siteOrigins = defineString('SITE_ORIGINS', {
  default: '',
  description:
    'Origins of pages on other hosts that may call the API, separated by commas. The site itself needs none.',
})
// A text, because the Firebase CLI knows no parameter with decimals, and a whole number would make 0 of 0.5.
const rateLimitFactor = defineString('RATE_LIMIT_FACTOR', {
  default: '1',
  description: 'Multiplies the limits per minute: 0.5 halves them, 0 turns them off.',
})
const publicListSeconds = defineInt('PUBLIC_LIST_SECONDS', {
  default: 5,
  description:
    'How long an instance serves public lists from memory, in seconds; 0 reads the database each time.',
})
const trustedProxies = defineInt('TRUSTED_PROXIES', {
  default: 2,
  description:
    'Proxies in front of the function: 2 behind Firebase Hosting, 1 when it is called at its own address.',
})
const stripeApiUrl = defineString('STRIPE_API_URL', {
  default: 'https://api.stripe.com',
  description: "Address of Stripe's API; only the offline shop has another.",
})
const stripeEndpointPerSecond = defineInt('STRIPE_ENDPOINT_PER_SECOND', {
  default: 25,
  description: "Calls a second that the account takes of one of Stripe's endpoints.",
})
const stripePerSecond = defineInt('STRIPE_PER_SECOND', {
  default: 100,
  description: "Calls a second that the account takes of all of Stripe's endpoints.",
})
const imageHostUrl = defineString('IMAGE_HOST_URL', {
  default: 'https://api.imgbb.com/1/upload',
  description: 'Where images are uploaded to, as multipart with the field `image` and `?key=`.',
})
const imageOrigins = defineString('IMAGE_ORIGINS', {
  default: 'https://i.ibb.co,https://lh3.googleusercontent.com',
  description:
    'Origins that images of products and profiles may have, separated by commas: those in img-src in firebase.json.',
})

const taxRegisterUrl = defineString('TAX_REGISTER_URL', {
  default: 'https://ec.europa.eu/taxation_customs/vies/rest-api',
  description: 'The European register of tax numbers (VIES); only the offline shop has another.',
})

const mailFrom = defineString('MAIL_FROM', {
  description: 'Who the mails are from, like Wood-Master <shop@example.com>.',
})
const siteUrl = defineString('SITE_URL', {
  description:
    'Address of the site, for links in mails, feeds and the sitemap, like https://shop.example.com.',
})
const sendMail = defineBoolean('SEND_MAIL', {
  default: true,
  description: 'Send the outbox by SMTP_URL; false where the Trigger Email extension sends it.',
})

const stripeSecretKey = defineSecret('STRIPE_SECRET_KEY')
const stripeWebhookSecret = defineSecret('STRIPE_WEBHOOK_SECRET')
const imageHostKey = defineSecret('IMAGE_HOST_KEY')

const smtpUrl = defineSecret('SMTP_URL')

/** Secrets that the deployed functions must be allowed to read. */
export const secrets = [stripeSecretKey, stripeWebhookSecret, imageHostKey, smtpUrl]

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
