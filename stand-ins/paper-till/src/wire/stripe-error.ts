import type { PaymentIntent, PaymentMethod, SetupIntent } from '../ledger/objects.ts'

export type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'

/** What Stripe's `error` object may carry besides type and message. */
export interface ErrorDetails {
  code?: string
  param?: string
  decline_code?: string
  advice_code?: string
  network_decline_code?: string
  charge?: string
  payment_intent?: Partial<PaymentIntent>
  setup_intent?: Partial<SetupIntent>
  payment_method?: PaymentMethod
}

/** An error in Stripe's own shape; `keepForReplay` is false where Stripe forgets the idempotency key again. */
export class StripeError extends Error {
  readonly status: number
  readonly type: ErrorType
  readonly details: ErrorDetails
  readonly keepForReplay: boolean
  /** Headers that go with it. */
  headers: Record<string, string> = {}

  constructor(
    status: number,
    type: ErrorType,
    message: string,
    details: ErrorDetails = {},
    keepForReplay = true,
  ) {
    super(message)
    this.status = status
    this.type = type
    this.details = details
    this.keepForReplay = keepForReplay
  }

  /** The response's body: `{ error: { type, message, code, … } }`. */
  body(requestId: string): { error: Record<string, unknown> } {
    const { code } = this.details
    return {
      error: {
        ...this.details,
        ...(code ? { doc_url: `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}` } : {}),
        message: this.message,
        request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
        type: this.type,
      },
    }
  }
}

/** 400 for a parameter that does not pass validation; Stripe does not keep such responses for replay. */
export function invalidParameter(message: string, param: string, code?: string): StripeError {
  return new StripeError(400, 'invalid_request_error', message, code ? { code, param } : { param }, false)
}

/** 400 with a sentence for what Stripe has and paper-till has not. */
export function notSupported(what: string, param: string): StripeError {
  const message = `paper-till does not support ${what}. Stripe does; the README says what is covered here.`
  return invalidParameter(message, param)
}

export function missingParameter(param: string): StripeError {
  return invalidParameter(`Missing required param: ${param}.`, param, 'parameter_missing')
}

/** 404 when the id stands in the path, 400 when it stands in a parameter, as Stripe does. */
export function noSuch(kind: string, id: string, param: string, where: 'path' | 'parameter'): StripeError {
  return new StripeError(
    where === 'path' ? 404 : 400,
    'invalid_request_error',
    `No such ${kind}: '${id}'`,
    { code: 'resource_missing', param },
    where === 'path',
  )
}

/** What stands under an id; throws `noSuch` where nothing does. */
export function found<T>(
  objects: ReadonlyMap<string, T>,
  id: string,
  kind: string,
  param: string,
  where: 'path' | 'parameter' = 'path',
): T {
  const object = objects.get(id)
  if (object === undefined) throw noSuch(kind, id, param, where)
  return object
}

/** 400 for a request that is well formed but not possible now. */
export function notPossible(message: string, details: ErrorDetails = {}): StripeError {
  return new StripeError(400, 'invalid_request_error', message, details)
}

/** 400 `payment_intent_unexpected_state`: the intent's status does not allow what was asked. */
export function unexpectedState(message: string, intent: PaymentIntent): StripeError {
  return new StripeError(400, 'invalid_request_error', message, {
    code: 'payment_intent_unexpected_state',
    payment_intent: structuredClone(intent),
  })
}
