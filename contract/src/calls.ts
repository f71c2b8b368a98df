import { z } from 'zod'
import type { Access } from './access.ts'
import { bookAddress, newAddress } from './addresses.ts'
import { savedCard } from './cards.ts'
import * as carts from './cart.ts'
import { browseCatalogQuery, catalogPage, searchSettings } from './catalog.ts'
import { listMessagesQuery, message, messageDeletion, messageMark, newMessage } from './contact.ts'
import { deliveryQuote, deliverySettings, quoteRequest } from './delivery.ts'
import type { ErrorCode } from './errors.ts'
import { email, id, page } from './fields.ts'
import { invoice } from './invoices.ts'
import { listMailsQuery, mail, mailSettings, messageReply } from './mails.ts'
import * as orders from './orders.ts'
import * as payments from './payments.ts'
import * as imports from './product-import.ts'
import * as products from './products.ts'
import { acknowledged, adminFlag, deleted, inserted, modified } from './responses.ts'
import * as reviews from './reviews.ts'
import type { CallName, routes } from './routes.ts'
import * as shop from './shop.ts'
import * as users from './users.ts'
import { replaced, withSeenVersion, withVersion } from './versions.ts'

/** One call of the API: who may make it, what it takes and returns, and which errors it has of its own. */
export interface Call {
  summary: string
  access: Access
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** How the body travels when it is not JSON. */
  bodyType?: 'multipart' | 'raw'
  response: z.ZodType
  /** A list that pages by cursor. */
  paged?: true
  /** Seconds for which the CDN may cache the response; absent: it may not be cached. */
  cdnSeconds?: number
  /**
   * A read that harms nobody when it trusts a role that is a few seconds old; every other call reads the role of its
   * caller. Never set where money, stock or roles change or are decided.
   */
  recentRole?: true
  /** Made from what the instance keeps in memory and keeps current: not kept a second time as a response. */
  live?: true
  /**
   * Calls a minute from one account, else from one address; admins are not counted. What a CDN may keep is counted in
   * each instance by itself, because counting in the database would cost more than the call.
   */
  perMinute?: number
  /** The status of a response that is no error and not 200 either. */
  statusOf?: (response: unknown) => 200 | 503
  /** Set where a successful call changes no public list, so that cached copies stay valid. */
  keepsPublicLists?: true
  /** A step of buying: off during maintenance, except for admins. */
  buying?: true
  /** Beyond those that every call of this access can meet. */
  errors: ErrorCode[]
}

const byId = z.object({ id })
const byEmail = z.object({ email })

/** The contract: routing, validation, authorization, the client's types, `openapi.json` and the API page all come from here. */
export const calls = {
  listProducts: {
    summary: 'All products, newest first, or a page of them',
    access: 'anyone',
    query: products.listProductsQuery,
    response: z.array(products.product),
    paged: true,
    cdnSeconds: 60,
    perMinute: 300,
    errors: [],
  },
  addProduct: {
    summary: 'Add a product',
    access: 'admin',
    body: products.newProduct,
    response: inserted,
    errors: ['sku_taken', 'busy'],
  },
  getProduct: {
    summary: 'One product',
    access: 'signed in',
    params: byId,
    response: products.product,
    recentRole: true,
    errors: ['not_found'],
  },
  changeStock: {
    summary: 'Hold units for fifteen minutes; from an admin without a quantity, set the stock',
    access: 'signed in',
    params: byId,
    body: products.stockChange,
    response: products.stockChanged,
    buying: true,
    perMinute: 30,
    errors: [
      'not_found',
      'not_enough_stock',
      'below_minimum',
      'not_full_case_packs',
      'amount_not_payable',
      'unpaid_limit',
      'busy',
    ],
  },
  changeProduct: {
    summary: "Change a product's details and prices; its stock has a call of its own",
    access: 'admin',
    params: byId,
    body: products.productChange,
    response: modified,
    errors: ['not_found', 'sku_taken', 'busy'],
  },
  deleteProduct: {
    summary: 'Take a product out of the shop; orders keep its name and image',
    access: 'admin',
    params: byId,
    response: deleted,
    errors: ['not_found', 'busy'],
  },

  listImports: {
    summary: 'Imports of products, newest first',
    access: 'admin',
    query: z.object(page),
    response: z.array(imports.productImport),
    paged: true,
    recentRole: true,
    errors: [],
  },
  startImport: {
    summary: 'Start an import of products; nothing is changed yet. The same key is the same import',
    access: 'admin',
    body: imports.newImport,
    response: inserted,
    keepsPublicLists: true,
    errors: ['busy'],
  },
  getImport: {
    summary: 'One import with the state of its chunks',
    access: 'admin',
    params: byId,
    response: imports.productImport,
    recentRole: true,
    errors: ['not_found'],
  },
  getImportChunk: {
    summary: 'The rows of one chunk of an import',
    access: 'admin',
    params: imports.importChunkPath,
    response: imports.importChunk,
    recentRole: true,
    errors: ['not_found'],
  },
  rehearseImportChunk: {
    summary:
      'Say what a chunk of rows would do, and keep it to be applied; products stay as they are. A chunk that was applied already stays, too',
    access: 'admin',
    params: imports.importChunkPath,
    body: imports.importRows,
    response: imports.importChunk,
    keepsPublicLists: true,
    errors: ['not_found', 'import_closed', 'busy'],
  },
  moveImportChunk: {
    summary:
      'Apply a chunk that was rehearsed, or undo one that was applied, in one transaction; a repeat changes nothing more. Rows whose product has changed meanwhile are left out, each with the reason',
    access: 'admin',
    params: imports.importChunkPath,
    body: imports.importChunkMove,
    response: imports.importChunk,
    errors: ['not_found', 'import_closed', 'busy'],
  },

  browseCatalog: {
    summary:
      'Find products by words, category, material, price and stock, with the number of products behind every filter. Words are found in names, descriptions, SKUs, categories and materials, in any order, by their beginning, in other forms and with typing errors; numbers only whole. Where nothing is found, `near` offers what comes close',
    access: 'anyone',
    query: browseCatalogQuery,
    response: catalogPage,
    // Short, because prices and stock are shown.
    cdnSeconds: 3,
    live: true,
    perMinute: 300,
    errors: [],
  },
  getCatalogProduct: {
    summary:
      'One product, for everybody; of one that left the shop, `gone` and in `near` what comes close to it',
    access: 'anyone',
    params: byId,
    response: products.product,
    cdnSeconds: 3,
    live: true,
    perMinute: 300,
    errors: ['not_found', 'gone'],
  },
  getSearchSettings: {
    summary: 'The synonyms of the search',
    access: 'admin',
    response: searchSettings.extend(withVersion),
    recentRole: true,
    errors: [],
  },
  saveSearchSettings: {
    summary:
      'Replace the synonyms of the search, if they are still of the `version` that was read; otherwise `settings_changed` has them in `current`',
    access: 'admin',
    body: searchSettings.extend(withSeenVersion),
    response: replaced,
    errors: ['settings_changed', 'busy'],
  },

  getCart: {
    summary: "The caller's cart, with prices and stock as they are now",
    access: 'signed in',
    response: carts.cart,
    recentRole: true,
    errors: [],
  },
  replaceCart: {
    summary: 'Replace the cart; the same product twice adds up',
    access: 'signed in',
    body: carts.newCart,
    response: carts.cart,
    keepsPublicLists: true,
    errors: [],
  },
  parseOrderList: {
    summary: 'Find the products and quantities in a pasted list; changes nothing',
    access: 'anyone',
    body: carts.orderList,
    response: carts.parsedList,
    keepsPublicLists: true,
    perMinute: 20,
    errors: [],
  },
  orderCart: {
    summary:
      'Place one order of the whole cart: all lines or none. The same key returns the same order. `cart_not_orderable` has a message for each line that cannot be ordered (`lines.0`)',
    access: 'signed in',
    body: carts.cartOrder,
    response: inserted,
    buying: true,
    perMinute: 30,
    errors: [
      'cart_not_orderable',
      'delivery_not_possible',
      'unpaid_limit',
      'amount_not_payable',
      'price_changed',
      'busy',
    ],
  },

  listAddresses: {
    summary: "The caller's address book, the address that was used last first",
    access: 'signed in',
    response: z.array(bookAddress),
    recentRole: true,
    errors: [],
  },
  addAddress: {
    summary:
      'Put an address into the book, which keeps at most 20. Which parts are required, and what a postal code looks like, follow the country',
    access: 'signed in',
    body: newAddress,
    response: inserted,
    keepsPublicLists: true,
    perMinute: 30,
    errors: ['address_book_full', 'busy'],
  },
  changeAddress: {
    summary: "Change an address of the caller's book; orders keep theirs",
    access: 'signed in',
    params: byId,
    body: newAddress,
    response: modified,
    keepsPublicLists: true,
    perMinute: 30,
    errors: ['not_found', 'busy'],
  },
  deleteAddress: {
    summary: "Take an address out of the caller's book; orders keep theirs",
    access: 'signed in',
    params: byId,
    response: deleted,
    keepsPublicLists: true,
    perMinute: 30,
    errors: ['not_found', 'busy'],
  },
  getDeliverySettings: {
    summary: 'The delivery zones with their rates and taxes',
    access: 'admin',
    response: deliverySettings.extend(withVersion),
    recentRole: true,
    errors: [],
  },
  saveDeliverySettings: {
    summary:
      'Replace the delivery zones, if they are still of the `version` that was read; otherwise `settings_changed` has them in `current`. Each country is in one zone only. Orders keep the rate that they were placed at',
    access: 'admin',
    body: deliverySettings.extend(withSeenVersion),
    response: replaced,
    keepsPublicLists: true,
    errors: ['settings_changed', 'busy'],
  },
  quoteDelivery: {
    summary:
      'What delivery of these lines or of this order would cost: the rates that carry the weight, the cheapest first, and the tax on goods and shipping. No rates: `message` says why. Changes nothing',
    access: 'anyone, or the owner',
    body: quoteRequest,
    response: deliveryQuote,
    keepsPublicLists: true,
    perMinute: 60,
    errors: ['not_found'],
  },

  placeOrder: {
    summary:
      "Turn the caller's hold into an order; the order's id is the hold's id, so a repeat returns the same id",
    access: 'own email only',
    body: orders.newOrder,
    response: inserted,
    buying: true,
    perMinute: 30,
    errors: ['hold_missing', 'hold_expired', 'price_changed', 'busy'],
  },
  listOrders: {
    summary: 'Orders of all buyers, newest first',
    access: 'admin',
    query: orders.listOrdersQuery,
    response: z.array(orders.order),
    paged: true,
    recentRole: true,
    errors: [],
  },
  getOrder: {
    summary: 'One order',
    access: 'owner or admin',
    params: byId,
    response: orders.order,
    errors: ['not_found'],
  },
  deleteOrder: {
    summary: 'Delete an unpaid order: its payment intent is cancelled, then its units go back into stock',
    access: 'owner or admin',
    params: byId,
    response: deleted,
    perMinute: 30,
    errors: ['not_found', 'order_already_paid', 'payment_provider_failed', 'busy'],
  },
  changeDelivery: {
    summary:
      'Say where an unpaid order goes, which changes its price once its payment intent is cancelled; of a paid order that is not shipped, an admin changes the address alone, on record',
    access: 'owner or admin',
    params: byId,
    body: orders.deliveryChange,
    response: orders.deliveryChanged,
    keepsPublicLists: true,
    buying: true,
    perMinute: 30,
    errors: [
      'not_found',
      'order_already_paid',
      'order_expired',
      'order_not_payable',
      'delivery_not_possible',
      'amount_not_payable',
      'payment_provider_failed',
      'busy',
    ],
  },
  shipOrder: {
    summary:
      'Mark a paid order as shipped, with its carrier and tracking numbers; repeating the call changes nothing, other numbers replace those of a shipped order',
    access: 'admin',
    params: byId,
    body: orders.shipping,
    response: modified,
    errors: ['not_found', 'order_not_paid', 'busy'],
  },
  undoShipment: {
    summary:
      'Take a shipment back within a minute, when an order was marked as shipped by mistake; who did it stays on record',
    access: 'admin',
    params: byId,
    response: modified,
    errors: ['not_found', 'shipment_not_undoable', 'busy'],
  },
  reportPayment: {
    summary: 'Report the payment intent that paid the order; the shop verifies it with Stripe',
    access: 'owner or admin',
    params: byId,
    body: orders.paymentReport,
    response: acknowledged,
    perMinute: 20,
    errors: [
      'not_found',
      'payment_not_complete',
      'order_already_paid',
      'order_expired',
      'payment_provider_failed',
      'busy',
    ],
  },
  refundOrder: {
    summary: 'Refund all or part of the payment, also by line; no line is refunded or restocked twice',
    access: 'admin',
    params: byId,
    body: orders.refundRequest,
    response: orders.refunded,
    errors: ['not_found', 'order_not_paid', 'refund_not_possible', 'payment_provider_failed', 'busy'],
  },
  requestCancellation: {
    summary:
      'Ask to cancel a paid order that is not shipped; an admin decides. Repeating the call changes nothing',
    access: 'owner or admin',
    params: byId,
    body: orders.cancelRequestText,
    response: modified,
    keepsPublicLists: true,
    perMinute: 10,
    errors: ['not_found', 'cancel_not_possible', 'busy'],
  },
  withdrawCancellation: {
    summary: 'Take back the request to cancel an order',
    access: 'owner or admin',
    params: byId,
    response: modified,
    keepsPublicLists: true,
    perMinute: 10,
    errors: ['not_found', 'cancel_not_possible', 'busy'],
  },
  decideCancellation: {
    summary:
      'Grant the request to cancel an order, which refunds and restocks what is left of it, or decline it with a reason',
    access: 'admin',
    params: byId,
    body: orders.cancelDecision,
    response: modified,
    errors: [
      'not_found',
      'cancel_not_possible',
      'order_not_paid',
      'refund_not_possible',
      'payment_provider_failed',
      'busy',
    ],
  },
  getInvoices: {
    summary:
      'The invoice of a paid order and its credit notes, the oldest first. Numbers are given away without a hole, by year, after the payment; what is still missing is written now',
    access: 'owner or admin',
    params: byId,
    response: z.array(invoice),
    errors: ['not_found', 'order_not_paid', 'busy'],
  },
  listOwnOrders: {
    summary: "One account's orders, newest first",
    access: 'own email or admin',
    query: orders.listOwnOrdersQuery,
    response: z.array(orders.order),
    paged: true,
    recentRole: true,
    errors: [],
  },

  createPaymentIntent: {
    summary:
      "The payment intent of an unpaid order; the same order gets the same intent again. Without an order id, the intent is for the price alone and can pay only the caller's own orders. `saveCard` keeps the card that pays for the buyer's next orders, `cardId` is one of the buyer's saved cards; each call replaces what an earlier one said. `total`, the price that the page shows, guards against `price_changed`",
    access: 'owner or admin',
    body: payments.newPaymentIntent,
    response: payments.paymentIntent,
    buying: true,
    perMinute: 30,
    errors: [
      'not_found',
      'order_already_paid',
      'order_expired',
      'order_not_payable',
      'price_changed',
      'amount_not_payable',
      'payments_paused',
      'payment_provider_failed',
      'busy',
    ],
  },
  listCards: {
    summary: "The caller's saved cards, newest first",
    access: 'signed in',
    response: z.array(savedCard),
    perMinute: 60,
    errors: ['payment_provider_failed'],
  },
  deleteCard: {
    summary: "Remove one of the caller's saved cards",
    access: 'signed in',
    params: byId,
    response: deleted,
    perMinute: 20,
    errors: ['not_found', 'payment_provider_failed'],
  },
  stripeWebhook: {
    summary: "Stripe's events",
    access: 'Stripe',
    bodyType: 'raw',
    response: z.object({ received: z.literal(true) }),
    errors: ['invalid_request', 'payment_provider_failed', 'busy'],
  },
  listPaymentAlerts: {
    summary: 'Open payment alerts: payments that an admin should look at, newest first',
    access: 'admin',
    query: z.object(page),
    response: z.array(payments.paymentAlert),
    paged: true,
    recentRole: true,
    errors: [],
  },
  resolvePaymentAlert: {
    summary: 'Resolve a payment alert: takes it off the list and moves no money',
    access: 'admin',
    params: byId,
    body: payments.paymentAlertResolution,
    response: modified,
    errors: ['not_found', 'busy'],
  },

  listReviews: {
    summary: 'All reviews, newest first, or a page of them',
    access: 'anyone',
    query: reviews.listReviewsQuery,
    response: z.array(reviews.review),
    paged: true,
    cdnSeconds: 60,
    perMinute: 300,
    errors: [],
  },
  addReview: {
    summary:
      'Add a review of the shop, or of a product by somebody who bought it: paid for, and not all of it refunded. A second review of the same product replaces the first, unless an admin has hidden that',
    access: 'own email only',
    body: reviews.newReview,
    response: inserted,
    perMinute: 5,
    errors: ['not_found', 'not_bought', 'busy'],
  },
  listProductReviews: {
    summary: 'Reviews of a product by people who bought it, newest first, or a page of them',
    access: 'anyone',
    params: byId,
    query: reviews.listReviewsQuery,
    response: z.array(reviews.review),
    paged: true,
    // Short, because who has written one looks for it.
    cdnSeconds: 10,
    perMinute: 300,
    errors: ['not_found'],
  },
  getOwnReview: {
    summary: 'Whether the caller may review a product, and the review that they wrote',
    access: 'signed in',
    params: byId,
    response: reviews.ownReview,
    recentRole: true,
    errors: ['not_found'],
  },
  listReviewsToModerate: {
    summary:
      'The public reviews or the hidden ones, newest first; the hidden ones with who hid them, when and why',
    access: 'admin',
    query: reviews.moderationQuery,
    response: z.array(reviews.reviewToModerate),
    paged: true,
    recentRole: true,
    errors: [],
  },
  moderateReview: {
    summary: 'Hide a review from everyone but admins, or show it again; the reason is kept on record',
    access: 'admin',
    params: byId,
    body: reviews.reviewModeration,
    response: modified,
    errors: ['not_found', 'busy'],
  },

  mintToken: {
    summary:
      "Exchange a fresh Firebase ID token for the shop's access token; registers the account at its first sign-in",
    access: 'verified sign-in',
    params: byEmail,
    body: users.signIn,
    response: users.accessToken,
    perMinute: 30,
    errors: ['busy'],
  },
  listUsers: {
    summary: 'All accounts that have ever signed in, newest first',
    access: 'admin',
    query: users.listUsersQuery,
    response: z.array(users.user),
    paged: true,
    recentRole: true,
    errors: [],
  },
  isAdmin: {
    summary: 'Whether the account is an admin',
    access: 'own email or admin',
    params: byEmail,
    response: adminFlag,
    errors: [],
  },
  promote: {
    summary: 'Give an account the admin role, effective from its next call',
    access: 'admin',
    params: byEmail,
    response: modified,
    errors: ['not_found', 'email_not_verified', 'busy'],
  },
  demote: {
    summary:
      'Remove the admin role, effective from the next call; only lists may be read for a few seconds more. The last admin cannot be removed',
    access: 'admin',
    params: byEmail,
    response: modified,
    errors: ['not_found', 'last_admin', 'busy'],
  },
  getProfile: {
    summary: 'One account, in an array',
    access: 'own email or admin',
    query: users.ownEmailQuery,
    response: z.array(users.user),
    errors: [],
  },
  changeProfile: {
    summary: 'Change a profile, never a role',
    access: 'own email or admin',
    params: byEmail,
    body: users.profileChange,
    response: acknowledged,
    errors: ['not_found', 'busy'],
  },

  sendMessage: {
    summary: 'Write to the shop',
    access: 'anyone',
    body: newMessage,
    response: inserted,
    perMinute: 5,
    errors: ['busy'],
  },
  listMessages: {
    summary: 'Messages from the contact form, newest first',
    access: 'admin',
    query: listMessagesQuery,
    response: z.array(message),
    paged: true,
    recentRole: true,
    errors: [],
  },
  markMessage: {
    summary: 'Mark a message as read or answered',
    access: 'admin',
    params: byId,
    body: messageMark,
    response: modified,
    errors: ['not_found', 'busy'],
  },
  deleteMessage: {
    summary: 'Delete a message for good; the record of it keeps the reason and nothing of the message',
    access: 'admin',
    params: byId,
    body: messageDeletion,
    response: deleted,
    errors: ['not_found', 'busy'],
  },

  replyToMessage: {
    summary: 'Answer a message by mail; the same key answers once. The message counts as read and answered',
    access: 'admin',
    params: byId,
    body: messageReply,
    response: modified,
    errors: ['not_found', 'reply_not_possible', 'busy'],
  },

  listMails: {
    summary:
      'Mails of the shop, newest first: all of them, those of an order, those to a person or about one, or those in one state; with several filters the first of these counts',
    access: 'admin',
    query: listMailsQuery,
    response: z.array(mail),
    paged: true,
    recentRole: true,
    errors: [],
  },
  resendMail: {
    summary: 'Send a mail once more, as a copy on record; not while it or a copy of it is still being sent',
    access: 'admin',
    params: byId,
    response: inserted,
    errors: ['not_found', 'mail_not_finished', 'busy'],
  },
  getMailSettings: {
    summary: 'Who gets the mails to admins, and which of them nobody gets',
    access: 'admin',
    response: mailSettings.extend(withVersion),
    recentRole: true,
    errors: [],
  },
  saveMailSettings: {
    summary:
      'Replace what getMailSettings returns, if it is still of the `version` that was read; otherwise `settings_changed` has it in `current`',
    access: 'admin',
    body: mailSettings.extend(withSeenVersion),
    response: replaced,
    errors: ['settings_changed', 'busy'],
  },

  uploadImage: {
    summary: 'Store an image (JPEG, PNG, WebP or AVIF, at most 5 MB) in the multipart field `image`',
    access: 'signed in',
    bodyType: 'multipart',
    response: shop.storedImage,
    perMinute: 20,
    errors: ['payload_too_large', 'unsupported_type', 'image_host_failed', 'busy'],
  },
  getSettings: {
    summary: "The shop's parameters that pages need",
    access: 'anyone',
    response: shop.settings,
    // Short, because maintenance is announced here.
    cdnSeconds: 30,
    errors: [],
  },
  getWaitingCounts: {
    summary: "What waits for an admin, for the dashboard's menu",
    access: 'admin',
    response: shop.waitingCounts,
    recentRole: true,
    errors: [],
  },
  getOverview: {
    summary: "The dashboard's numbers",
    access: 'admin',
    response: shop.overview,
    recentRole: true,
    errors: [],
  },
  getHealth: {
    summary: 'Health of the shop and the services it depends on; 503 while the database does not respond',
    access: 'anyone',
    response: shop.health,
    statusOf: (response) => (shop.health.parse(response).status === 'down' ? 503 : 200),
    // Repeated requests cost neither reads nor calls to Stripe.
    cdnSeconds: 5,
    errors: [],
  },
  getOpenApi: {
    summary: 'This contract as an OpenAPI 3.1 document',
    access: 'anyone',
    response: z.record(z.string(), z.unknown()),
    cdnSeconds: 300,
    errors: [],
  },
} as const satisfies Record<CallName, Call>

type Calls = typeof calls

/** The body of a call's response when it succeeds. */
export type ResponseOf<Name extends CallName> = z.output<Calls[Name]['response']>
/** What the browser sends as the call's body. */
export type BodyOf<Name extends CallName> = Calls[Name] extends { body: infer Body extends z.ZodType }
  ? z.input<Body>
  : undefined
/** What the browser puts into the call's query; numbers become text on the way. */
export type QueryOf<Name extends CallName> = Calls[Name] extends { query: infer Query extends z.ZodType }
  ? { [Field in keyof z.output<Query>]?: z.output<Query>[Field] }
  : undefined

type Holes<Path extends string> = Path extends `${string}{${infer Hole}}${infer Rest}`
  ? Hole | Holes<Rest>
  : never
/** The named holes of the call's path. */
export type ParamsOf<Name extends CallName> = Record<Holes<(typeof routes)[Name]['path']>, string>
