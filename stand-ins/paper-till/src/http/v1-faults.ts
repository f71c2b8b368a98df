import { setTimeout as delay } from 'node:timers/promises'
import type { Response } from 'express'
import type { Faults } from '../faults.ts'
import { StripeError } from '../wire/stripe-error.ts'

const sentences = {
  429: 'Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.',
  500: 'An unknown error occurred',
  503: 'The server is temporarily unavailable. Please try again later.',
}

function concerns(faults: Faults, call: string): boolean {
  return call.startsWith(faults.apiOnly)
}

/** Whether the connection of this call (`POST /v1/refunds`) is to be cut before anything happens. */
export function isCut(faults: Faults, call: string): boolean {
  return faults.apiDown && concerns(faults, call)
}

/** Throws the refusal that the switches order for this call, and counts it. */
export function refuseIfTold(faults: Faults, call: string): void {
  const { apiErrors, apiErrorStatus } = faults
  if (apiErrors === 0 || !concerns(faults, call)) return
  if (apiErrors !== 'always') faults.apiErrors = apiErrors - 1
  const limited = apiErrorStatus === 429
  const type = limited ? 'invalid_request_error' : 'api_error'
  throw new StripeError(
    apiErrorStatus,
    type,
    sentences[apiErrorStatus],
    limited ? { code: 'rate_limit' } : {},
    false,
  )
}

/** Whether this call's answer gets lost on its way back; counts it. */
export function losesAnswer(faults: Faults, call: string): boolean {
  if (faults.apiLostAnswers === 0 || !concerns(faults, call)) return false
  faults.apiLostAnswers -= 1
  return true
}

/** Holds an answer back as long as the switch says; answers false where the caller hung up meanwhile. */
export async function waitToAnswer(faults: Faults, call: string, response: Response): Promise<boolean> {
  if (faults.apiSlowMs === 0 || !concerns(faults, call)) return true
  const hungUp = new AbortController()
  response.once('close', () => hungUp.abort())
  try {
    await delay(faults.apiSlowMs, undefined, { signal: hungUp.signal })
    return true
  } catch {
    return false
  }
}
