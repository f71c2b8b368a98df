import type * as z from 'zod'
import { accountCalls } from './calls/account-calls.ts'
import type { Call } from './calls/call.ts'
import { cartCalls } from './calls/cart-calls.ts'
import { deliveryCalls } from './calls/delivery-calls.ts'
import { messageCalls } from './calls/message-calls.ts'
import { orderCalls, returnCalls } from './calls/order-calls.ts'
import { paymentCalls } from './calls/payment-calls.ts'
import { catalogCalls, importCalls, productCalls } from './calls/product-calls.ts'
import { reviewCalls } from './calls/review-calls.ts'
import { shopCalls } from './calls/shop-calls.ts'
import type { CallName, routes } from './routes.ts'

export type { Call } from './calls/call.ts'

/** The contract: routing, validation, authorization, the client's types, `openapi.json` and the API page all come from here. */
export const calls = {
  ...productCalls,
  ...importCalls,
  ...catalogCalls,
  ...cartCalls,
  ...deliveryCalls,
  ...orderCalls,
  ...returnCalls,
  ...paymentCalls,
  ...reviewCalls,
  ...accountCalls,
  ...messageCalls,
  ...shopCalls,
} as const satisfies Record<CallName, Call>

type Calls = typeof calls

export type ResponseOf<Name extends CallName> = z.output<Calls[Name]['response']>
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
export type ParamsOf<Name extends CallName> = Record<Holes<(typeof routes)[Name]['path']>, string>
