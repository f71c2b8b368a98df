import { setTimeout as delay } from 'node:timers/promises'
import type { Response } from 'express'
import type { Faults } from '../switches/faults.ts'
import type { CallFault, FaultRule, WebhookFault } from '../switches/rules.ts'
import { StripeError } from '../wire/stripe-error.ts'

interface FaultError {
  status: 409 | 429 | 500 | 503
  type: 'api_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  headers?: Record<string, string>
}

const unknown = 'An unknown error occurred'
const faultErrors = {
  error_500: { status: 500, type: 'api_error', message: unknown },
  // To repeat it would get it again.
  stored_500: {
    status: 500,
    type: 'api_error',
    message: unknown,
    headers: { 'Stripe-Should-Retry': 'false' },
  },
  error_503: {
    status: 503,
    type: 'api_error',
    message: 'The server is temporarily unavailable. Please try again later.',
  },
  conflict_409: {
    status: 409,
    type: 'idempotency_error',
    message:
      'There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through). Please try again later.',
    code: 'idempotency_key_in_use',
  },
  rate_limit_429: {
    status: 429,
    type: 'invalid_request_error',
    message:
      'Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.',
    code: 'rate_limit',
    headers: { 'Stripe-Rate-Limited-Reason': 'global-rate' },
  },
  lock_timeout_429: {
    status: 429,
    type: 'invalid_request_error',
    message:
      'This object cannot be accessed right now because another API request or Stripe process is currently accessing it. If you see this error intermittently, retry the request. If you see this error frequently and are making multiple concurrent requests to a single object, make your requests serially or at a lower rate. For more details, see https://stripe.com/docs/rate-limits#object-lock-timeouts.',
    code: 'lock_timeout',
    headers: { 'Stripe-Should-Retry': 'true' },
  },
} as const satisfies Partial<Record<CallFault, FaultError>>

type ErrorFault = keyof typeof faultErrors
const ofStatus = { 429: 'rate_limit_429', 500: 'error_500', 503: 'error_503' } as const

function isErrorFault(fault: CallFault | WebhookFault | undefined): fault is ErrorFault {
  return fault !== undefined && Object.hasOwn(faultErrors, fault)
}

/** What becomes of one call (`POST /v1/refunds`) by the switches and by the rule that strikes it. */
export interface CallFate {
  /** The connection is cut before anything happens. */
  isCut: boolean
  /** The error that is returned instead of doing anything; `isStored` where its key remembers it. */
  failure: { error: StripeError; isStored: boolean } | null
  /** The call is carried out, then the connection is cut. */
  losesResponse: boolean
  /** Milliseconds that the response is held back. */
  slowMs: number
}

function errorOf(kind: ErrorFault, isStored: boolean): StripeError {
  const error: FaultError = faultErrors[kind]
  const details = error.code ? { code: error.code } : {}
  const made = new StripeError(error.status, error.type, error.message, details, isStored)
  made.headers = error.headers ?? {}
  return made
}

/** Decides the fate of a call once, and counts what is counted. */
export function fateOf(faults: Faults, rule: FaultRule | undefined, call: string): CallFate {
  const concerned = call.startsWith(faults.apiOnly)
  const isCut = (concerned && faults.apiDown) || rule?.do === 'dropped'
  const slowMs = rule?.do === 'slow' ? (rule.ms ?? 1_000) : concerned ? faults.apiSlowMs : 0
  if (isCut) return { isCut, failure: null, losesResponse: false, slowMs }
  let kind: ErrorFault | null = isErrorFault(rule?.do) ? rule.do : null
  if (kind === null && concerned && faults.apiErrors !== 0) {
    if (faults.apiErrors !== 'always') faults.apiErrors -= 1
    kind = ofStatus[faults.apiErrorStatus]
  }
  const isStored = kind === 'stored_500'
  let losesResponse = rule?.do === 'response_lost'
  if (!losesResponse && concerned && faults.apiLostResponses > 0) {
    faults.apiLostResponses -= 1
    losesResponse = true
  }
  return { isCut, failure: kind && { error: errorOf(kind, isStored), isStored }, losesResponse, slowMs }
}

/** Holds a response back; returns false where the caller hung up meanwhile. */
export async function waitToRespond(milliseconds: number, response: Response): Promise<boolean> {
  if (milliseconds === 0) return true
  const hungUp = new AbortController()
  response.once('close', () => hungUp.abort())
  try {
    await delay(milliseconds, undefined, { signal: hungUp.signal })
    return true
  } catch {
    return false
  }
}
