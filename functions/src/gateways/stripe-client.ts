import type Stripe from 'stripe'
import { errors, ShopError } from '../domain/errors.ts'
import * as m from '../texts/gateways.ts'
import type { StripeLimits } from './stripe-line.ts'

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  apiUrl?: string
  /** Left out, no call waits for its turn. */
  limits?: StripeLimits
}

/** Stripe's client, made with the first call, and a call of it whose errors are the shop's own. */
export function stripeCaller(settings: StripeSettings) {
  let client: Promise<Stripe> | undefined
  const stripe = () => {
    client ??= connect(settings)
    return client
  }
  const call = <Value>(work: (stripe: Stripe) => Promise<Value>) =>
    translateErrors(async () => work(await stripe()))
  /** Nothing when Stripe does not know the id. */
  async function callKnown<Value>(work: (stripe: Stripe) => Promise<Value>): Promise<Value | undefined> {
    try {
      return await call(work)
    } catch (error) {
      if (codeOf(causeOf(error)) === 'resource_missing') return undefined
      throw error
    }
  }
  return { stripe, call, callKnown }
}

async function connect({ secretKey, apiUrl }: StripeSettings): Promise<Stripe> {
  const { default: Sdk } = await import('stripe')
  return new Sdk(secretKey, {
    ...addressOf(apiUrl),
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
  })
}

function addressOf(apiUrl: string | undefined): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (!apiUrl) return {}
  const { hostname, port, protocol } = new URL(apiUrl)
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' }
}

/** Most keys tried for one object; after that, the payment provider fails for another reason. */
const mostKeys = 4

interface Making<Made> {
  make(key: string): Promise<Made>
  /** What was made under an earlier key, although the provider returned an error. */
  findMade(): Promise<Made | undefined>
}

/** Creates something once under an idempotency key; a stored failure is looked up by its key before the next key is used. */
export async function makeOnce<Made>(key: string, making: Making<Made>): Promise<Made> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await making.make(attempt === 1 ? key : `${key}-${attempt}`)
    } catch (error) {
      if (attempt === mostKeys || !isStoredFailure(error)) throw error
      const made = await making.findMade()
      if (made !== undefined) return made
    }
  }
}

const amountCodes = new Set([
  'amount_too_small',
  'amount_too_large',
  'invalid_charge_amount_no_decimal_compatible',
])

/** Stripe's errors are recognised by their fields: their classes would load the whole SDK. */
function stripeError(error: unknown): { type: string; code?: string; message: string } | undefined {
  if (!(error instanceof Error) || !('type' in error) || !String(error.type).startsWith('Stripe'))
    return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { type: String(error.type), code, message: error.message }
}

export function codeOf(error: unknown): string | undefined {
  return stripeError(error)?.code
}

/** True for a failure that Stripe stored under the idempotency key and returns whenever the key is reused. */
function isStoredFailure(error: unknown): boolean {
  if (!stripeError(error) || !(error instanceof Error)) return false
  const status: unknown = Reflect.get(error, 'statusCode')
  const headers: unknown = Reflect.get(error, 'headers')
  if (typeof status !== 'number' || status < 500 || typeof headers !== 'object' || headers === null)
    return false
  return (
    Reflect.get(headers, 'idempotent-replayed') === 'true' ||
    Reflect.get(headers, 'stripe-should-retry') === 'false'
  )
}

/** Runs a call to Stripe. What it throws becomes a `ShopError`, with what Stripe really said as its cause. */
export async function translateErrors<Value>(call: () => Promise<Value>): Promise<Value> {
  try {
    return await call()
  } catch (cause) {
    if (amountCodes.has(codeOf(cause) ?? ''))
      throw new ShopError('amount_not_payable', m.amountNotPayable(), { cause })
    if (stripeError(cause)?.type === 'StripeRateLimitError') throw errors.manyPayments(cause)
    throw new ShopError('payment_provider_failed', m.noPaymentService(), { cause })
  }
}

/** Stripe's own message when it declines for good; a rate limit or a key in use is temporary, and throws. */
export async function declinedIfInvalid<Done>(call: () => Promise<Done>) {
  try {
    return await call()
  } catch (error) {
    const cause = stripeError(causeOf(error))
    if (cause?.type === 'StripeInvalidRequestError') return { declined: cause.message, reason: cause.code }
    throw error
  }
}

function causeOf(error: unknown): unknown {
  return error instanceof ShopError ? error.details.cause : undefined
}
