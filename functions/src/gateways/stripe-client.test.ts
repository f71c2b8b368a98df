import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { ShopError } from '../domain/errors.ts'
import { declinedIfInvalid, makeOnce, translateErrors } from './stripe-client.ts'

const stored = Object.assign(new Error('stored under the key'), {
  type: 'StripeAPIError',
  statusCode: 500,
  headers: { 'idempotent-replayed': 'true' },
})

/** A provider that stores failures under some keys; `makesAnyway`: it failed only after it had made the thing. */
function provider(failing: string[], { makesAnyway = false, error = stored as Error } = {}) {
  const asked: string[] = []
  const made: string[] = []
  const making = {
    async make(key: string) {
      asked.push(key)
      if (failing.includes(key)) {
        if (makesAnyway && !made.includes(key)) made.push(key)
        throw error
      }
      if (!made.includes(key)) made.push(key)
      return key
    },
    findMade: async () => made[0],
  }
  return { asked, made, making }
}

describe('making something once', () => {
  it('asks once when nothing is wrong', async () => {
    const { asked, making } = provider([])
    expect(await makeOnce('key', making)).toBe('key')
    expect(asked).toEqual(['key'])
  })

  it('takes the next key when a failure is stored, also when two try at once', async () => {
    const { made, making } = provider(['key'])
    expect(await Promise.all([makeOnce('key', making), makeOnce('key', making)])).toEqual(['key-2', 'key-2'])
    expect(made).toEqual(['key-2'])
  })

  it('finds what was made in spite of the failure, and makes no second one', async () => {
    const { made, making } = provider(['key'], { makesAnyway: true })
    expect(await makeOnce('key', making)).toBe('key')
    expect(made).toEqual(['key'])
  })

  it('gives up after a few keys, and at once at any other error', async () => {
    const { asked, making } = provider(['key', 'key-2', 'key-3', 'key-4'])
    await expect(makeOnce('key', making)).rejects.toBe(stored)
    expect(asked).toHaveLength(4)
    const other = provider(['key'], { error: new Error('silent') })
    await expect(makeOnce('key', other.making)).rejects.toThrow('silent')
    expect(other.asked).toHaveLength(1)
  })
})

it.each(['amount_too_small', 'amount_too_large', 'invalid_charge_amount_no_decimal_compatible'])(
  'an amount that no card can be charged (%s) is said to be one',
  async (code) => {
    const type = 'invalid_request_error'
    const failing = translateErrors(async () => {
      throw Stripe.errors.generateV1Error({ statusCode: 400, type, code, message: 'Invalid amount' })
    })
    await expect(failing).rejects.toMatchObject({ code: 'amount_not_payable' })
  },
)

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
    expect(await responded(status, type, code)).toEqual({ declined: 'No refund', reason: code })
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
    const isTooMuch = status === 429
    await expect(refused).rejects.toMatchObject({ code: isTooMuch ? 'busy' : 'payment_provider_failed' })
  })
})
