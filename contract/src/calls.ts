import { z } from 'zod'
import * as carts from './cart.ts'
import { listMessagesQuery, message, messageMark, newMessage } from './contact.ts'
import type { ErrorCode } from './errors.ts'
import { email, id, page } from './fields.ts'
import * as orders from './orders.ts'
import * as payments from './payments.ts'
import * as products from './products.ts'
import { acknowledged, adminFlag, deleted, inserted, modified } from './responses.ts'
import * as reviews from './reviews.ts'
import type { CallName, routes } from './routes.ts'
import * as shop from './shop.ts'
import * as users from './users.ts'

/**
 * Who may call.
 * `anyone`; `identity`: the bearer is a Firebase ID token; `person`: anybody signed in; `self`: the email in path,
 * query or body is the caller's own, or the caller is an admin; `own`: it is the caller's own, because not even an
 * admin writes in somebody else's name; `owner`: the document is the caller's own, or the
 * caller is an admin; `admin`; `stripe`: Stripe's signature over the raw body.
 */
export type Access = 'anyone' | 'identity' | 'person' | 'self' | 'own' | 'owner' | 'admin' | 'stripe'

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
  /** Seconds that the CDN may keep the answer; without it nobody may. */
  cdnSeconds?: number
  /** Calls a minute from one person, else from one address. */
  perMinute?: number
  /** The status of an answer that is no error and no 200 either. */
  statusOf?: (answer: unknown) => 200 | 503
  /** Public lists stay as they are, so that nobody's cached copy has to go. */
  keepsPublicLists?: true
  /** A step of buying: refused during maintenance, except to admins. */
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
    access: 'person',
    params: byId,
    response: products.product,
    errors: ['not_found'],
  },
  changeStock: {
    summary: 'Hold units for fifteen minutes; from an admin without a quantity, set the stock',
    access: 'person',
    params: byId,
    body: products.stockChange,
    response: products.stockChanged,
    buying: true,
    errors: [
      'not_found',
      'not_enough_stock',
      'below_minimum',
      'not_full_case_packs',
      'amount_not_payable',
      'busy',
    ],
  },
  changeProduct: {
    summary: 'Change what a product says of itself; its stock has its own call',
    access: 'admin',
    params: byId,
    body: products.productChange,
    response: modified,
    errors: ['not_found', 'sku_taken', 'busy'],
  },
  deleteProduct: {
    summary: 'Take a product out of the shop; orders keep their name and picture of it',
    access: 'admin',
    params: byId,
    response: deleted,
    errors: ['not_found', 'busy'],
  },

  getCart: {
    summary: "The caller's cart, with prices and stock as they are now",
    access: 'person',
    response: carts.cart,
    errors: [],
  },
  replaceCart: {
    summary: 'Replace the cart; the same product twice adds up',
    access: 'person',
    body: carts.newCart,
    response: carts.cart,
    keepsPublicLists: true,
    errors: [],
  },
  parseOrderList: {
    summary: 'Find the products and quantities of a pasted list; changes nothing',
    access: 'anyone',
    body: carts.orderList,
    response: carts.parsedList,
    keepsPublicLists: true,
    perMinute: 20,
    errors: [],
  },

  placeOrder: {
    summary:
      "Turn the caller's hold into an order; the order's id is the hold's id, so a repeat answers the same id",
    access: 'own',
    body: orders.newOrder,
    response: inserted,
    buying: true,
    errors: ['forbidden', 'hold_missing', 'hold_expired', 'price_changed', 'busy'],
  },
  listOrders: {
    summary: 'Orders of all buyers, newest first',
    access: 'admin',
    query: orders.listOrdersQuery,
    response: z.array(orders.order),
    paged: true,
    errors: [],
  },
  getOrder: {
    summary: 'One order',
    access: 'owner',
    params: byId,
    response: orders.order,
    errors: ['not_found'],
  },
  deleteOrder: {
    summary: 'Delete an unpaid order: its payment intent is cancelled, then its units go back',
    access: 'owner',
    params: byId,
    response: deleted,
    errors: ['not_found', 'order_already_paid', 'payment_provider_failed', 'busy'],
  },
  shipOrder: {
    summary: 'Mark a paid order as shipped; a repeat modifies nothing',
    access: 'admin',
    params: byId,
    body: orders.shipping,
    response: modified,
    errors: ['not_found', 'order_not_paid', 'busy'],
  },
  reportPayment: {
    summary: 'Say which payment intent paid the order; Stripe is asked before anything is believed',
    access: 'owner',
    params: byId,
    body: orders.paymentReport,
    response: acknowledged,
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
    summary: 'Give the whole payment or a part of it back',
    access: 'admin',
    params: byId,
    body: orders.refundRequest,
    response: orders.refunded,
    errors: ['not_found', 'order_not_paid', 'refund_not_possible', 'payment_provider_failed', 'busy'],
  },
  listOwnOrders: {
    summary: "One person's orders, newest first",
    access: 'self',
    query: orders.listOwnOrdersQuery,
    response: z.array(orders.order),
    paged: true,
    errors: [],
  },

  createPaymentIntent: {
    summary: 'The payment intent of an unpaid order; the same order gets the same intent again',
    access: 'person',
    body: payments.newPaymentIntent,
    response: payments.paymentIntent,
    buying: true,
    errors: [
      'forbidden',
      'not_found',
      'order_already_paid',
      'order_expired',
      'order_not_payable',
      'amount_not_payable',
      'payment_provider_failed',
      'busy',
    ],
  },
  stripeWebhook: {
    summary: "Stripe's events",
    access: 'stripe',
    bodyType: 'raw',
    response: z.object({ received: z.literal(true) }),
    errors: ['invalid_request', 'payment_provider_failed', 'busy'],
  },
  listPaymentAlerts: {
    summary: 'Payments that an admin should look at, newest first',
    access: 'admin',
    query: z.object(page),
    response: z.array(payments.attention),
    paged: true,
    errors: [],
  },
  resolvePaymentAlert: {
    summary: 'Take a payment off the list of those that need attention',
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
    errors: [],
  },
  addReview: {
    summary: 'Add a review',
    access: 'own',
    body: reviews.newReview,
    response: inserted,
    perMinute: 5,
    errors: [],
  },

  mintToken: {
    summary:
      "Trade a fresh Firebase ID token for the shop's access token; makes the person's record on first sight",
    access: 'identity',
    params: byEmail,
    body: users.signIn,
    response: users.accessToken,
    perMinute: 30,
    errors: ['busy'],
  },
  listUsers: {
    summary: 'Everybody who ever signed in, newest first',
    access: 'admin',
    query: users.listUsersQuery,
    response: z.array(users.user),
    paged: true,
    errors: [],
  },
  isAdmin: {
    summary: 'Whether the person is an admin',
    access: 'self',
    params: byEmail,
    response: adminFlag,
    errors: [],
  },
  promote: {
    summary: 'Make somebody an admin, from the very next call on',
    access: 'admin',
    params: byEmail,
    response: modified,
    errors: ['not_found', 'busy'],
  },
  demote: {
    summary: 'Take the admin role away, from the very next call on; the last admin stays',
    access: 'admin',
    params: byEmail,
    response: modified,
    errors: ['not_found', 'last_admin', 'busy'],
  },
  getProfile: {
    summary: "One person's record, in an array",
    access: 'self',
    query: users.ownEmailQuery,
    response: z.array(users.user),
    errors: [],
  },
  changeProfile: {
    summary: "Change one's profile; never a role",
    access: 'self',
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
    errors: [],
  },
  listMessages: {
    summary: 'Messages from the contact form, newest first',
    access: 'admin',
    query: listMessagesQuery,
    response: z.array(message),
    paged: true,
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

  uploadImage: {
    summary: 'Store a picture (JPEG, PNG, WebP or AVIF, at most 5 MB) in the multipart field `image`',
    access: 'person',
    bodyType: 'multipart',
    response: shop.storedImage,
    perMinute: 20,
    errors: ['payload_too_large', 'unsupported_type', 'image_host_failed'],
  },
  getSettings: {
    summary: "The shop's parameters that pages show",
    access: 'anyone',
    response: shop.settings,
    // Short, because maintenance is announced here.
    cdnSeconds: 30,
    errors: [],
  },
  getOverview: {
    summary: "The dashboard's numbers",
    access: 'admin',
    response: shop.overview,
    errors: [],
  },
  getHealth: {
    summary: 'Whether the shop and what it stands on are well; 503 while the database does not answer',
    access: 'anyone',
    response: shop.health,
    statusOf: (response) => (shop.health.parse(response).status === 'down' ? 503 : 200),
    // Whoever asks again and again costs neither reads nor calls to Stripe.
    cdnSeconds: 5,
    errors: [],
  },
  getOpenApi: {
    summary: 'This contract as OpenAPI 3.1',
    access: 'anyone',
    response: z.record(z.string(), z.unknown()),
    cdnSeconds: 300,
    errors: [],
  },
} as const satisfies Record<CallName, Call>

type Calls = typeof calls

/** What a call answers when it succeeds. */
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
