import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { ShopError } from '../domain/shop-error.ts'
import { declinedIfInvalid, translateErrors } from './stripe-errors.ts'

/** A refund call that Stripe fails with this error. */
const responded = (statusCode: number, type: Stripe.RawErrorType, code: string | undefined) =>
  declinedIfInvalid(() =>
    translateErrors(async () => {
      throw Stripe.errors.generateV1Error({ statusCode, type, code, message: 'No refund' })
    }),
  )

describe('a refund that Stripe does not make', () => {
  it.each([
    [400, 'invalid_request_error', 'charge_already_refunded'],
    [400, 'invalid_request_error', 'charge_disputed'],
    [404, 'invalid_request_error', 'resource_missing'],
  ] as const)('is refused for good by a %i %s %s', async (status, type, code) => {
    expect(await responded(status, type, code)).toEqual({ declined: 'No refund' })
  })

  it.each([
    [409, 'idempotency_error', 'idempotency_key_in_use'],
    [409, 'invalid_request_error', 'lock_timeout'],
    [429, 'invalid_request_error', 'lock_timeout'],
    [500, 'api_error', undefined],
    [401, 'invalid_request_error', undefined],
    [403, 'invalid_request_error', undefined],
  ] as const)('is tried again after a %i %s %s', async (status, type, code) => {
    const refused = responded(status, type, code)
    await expect(refused).rejects.toBeInstanceOf(ShopError)
    await expect(refused).rejects.toMatchObject({ code: 'payment_provider_failed' })
  })
})
