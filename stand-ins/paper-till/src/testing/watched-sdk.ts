import Stripe from 'stripe'
import { z } from 'zod'
import { operations } from '../http/operations/all.ts'
import { event, webhookEndpoint } from './description/events.ts'
import { listOf } from './description/parts.ts'
import { charge, errorBody, paymentIntent, paymentMethod } from './description/payments.ts'
import { dispute, refund } from './description/refunds.ts'
import { secretKey, type TestShop } from './start-test-shop.ts'

const objects = [paymentIntent, paymentMethod, charge, refund, dispute, event, webhookEndpoint] as const
const resource = z.discriminatedUnion('object', objects)

/** The kinds of responses that are described. */
export const describedKinds = [...objects.map((each) => each.shape.object.value), 'list', 'error']

/** What is not as Stripe describes it; empty when all is well. */
export function wrongWith(status: number, body: unknown): string {
  const isList = z.looseObject({ object: z.literal('list') }).safeParse(body).success
  const description = status === 200 ? (isList ? listOf(resource) : resource) : errorBody
  const { error } = description.safeParse(body)
  return error ? z.prettifyError(error) : ''
}

/** The operation that a request meets, as the stand-in's table calls it. */
function operationOf(method: string, url: string): string {
  const path = new URL(url).pathname
  const met = operations.find(
    (each) =>
      each.method === method.toLowerCase() && new RegExp(`^${each.path.replace(':id', '[^/]+')}$`).test(path),
  )
  return met ? `${met.method} ${met.path}` : `unknown ${path}`
}

export interface WatchedSdk {
  stripe: Stripe
  /** Operations that succeeded, as the stand-in's table calls them. */
  called: Set<string>
  /** Kinds of responses that came. */
  kinds: Set<string>
  /** What was not as described; the SDK would make an error of its own of one thrown under way. */
  wrongs: string[]
}

/** The official SDK, with every response that it gets held against the description. */
export function watchedSdk(shop: TestShop): WatchedSdk {
  const called = new Set<string>()
  const kinds = new Set<string>()
  const wrongs: string[] = []
  const httpClient = Stripe.createFetchHttpClient(async (...request) => {
    const response = await fetch(...request)
    const body: unknown = await response.clone().json()
    const name = operationOf(request[1]?.method ?? 'GET', response.url)
    const wrong = wrongWith(response.status, body)
    if (wrong) wrongs.push(`${name} returned ${response.status}: ${wrong}`)
    if (response.ok) called.add(name)
    kinds.add(z.looseObject({ object: z.string().default('error') }).parse(body).object)
    return response
  })
  return { stripe: shop.sdk(secretKey, { httpClient }), called, kinds, wrongs }
}
