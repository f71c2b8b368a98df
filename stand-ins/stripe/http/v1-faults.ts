import { setTimeout as delay } from 'node:timers/promises'
import type { Engine } from '../engine'
import { StripeError } from '../wire/stripe-error'

const sentences = {
  429: 'Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.',
  500: 'An unknown error occurred',
  503: 'The server is temporarily unavailable. Please try again later.',
}

function concerns(engine: Engine, call: string): boolean {
  return call.startsWith(engine.faults.apiOnly)
}

/** Applies the API's switches to one call (`POST /v1/refunds`); answers false where the connection is to be cut. */
export async function passFaults(engine: Engine, call: string): Promise<boolean> {
  if (!concerns(engine, call)) return true
  if (engine.faults.apiDown) return false
  if (engine.faults.apiSlowMs > 0) await delay(engine.faults.apiSlowMs)
  const { apiErrors, apiErrorStatus } = engine.faults
  if (apiErrors === 0) return true
  if (apiErrors !== 'always') engine.faults.apiErrors = apiErrors - 1
  const details = apiErrorStatus === 429 ? { code: 'rate_limit' } : {}
  const type = apiErrorStatus === 429 ? 'invalid_request_error' : 'api_error'
  throw new StripeError(apiErrorStatus, type, sentences[apiErrorStatus], details, false)
}

/** Whether this call's answer gets lost on its way back. */
export function losesAnswer(engine: Engine, call: string): boolean {
  if (!concerns(engine, call) || engine.faults.apiLostAnswers === 0) return false
  engine.faults.apiLostAnswers -= 1
  return true
}
