import Stripe from 'stripe'
import type { RefundOutcome } from '../domain/payments/payment-provider.ts'
import { ShopError } from '../domain/shop-error.ts'

const amountRefused = new Set(['amount_too_small', 'amount_too_large'])

export function codeOf(error: unknown): string | undefined {
  return error instanceof Stripe.errors.StripeError ? error.code : undefined
}

/** Stripe's trouble in the shop's words; what Stripe really said stays its cause. */
export async function ask<Value>(question: () => Promise<Value>): Promise<Value> {
  try {
    return await question()
  } catch (cause) {
    if (amountRefused.has(codeOf(cause) ?? '')) {
      throw new ShopError('amount_not_payable', 'A card can not be charged this amount.', { cause })
    }
    throw new ShopError(
      'payment_provider_failed',
      'The payment service does not answer. Please try again in a moment.',
      { cause },
    )
  }
}

/** Nothing when Stripe does not know the id. */
export async function unlessUnknown<Value>(question: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await question()
  } catch (error) {
    if (codeOf(causeOf(error)) === 'resource_missing') return undefined
    throw error
  }
}

/** Stripe's own sentence when it will never do it; a limit of calls or a key in use passes by itself. */
export async function unlessRefused(question: () => Promise<RefundOutcome>): Promise<RefundOutcome> {
  try {
    return await question()
  } catch (error) {
    const cause = causeOf(error)
    if (cause instanceof Stripe.errors.StripeInvalidRequestError) return { refused: cause.message }
    throw error
  }
}

function causeOf(error: unknown): unknown {
  return error instanceof ShopError ? error.details.cause : undefined
}
