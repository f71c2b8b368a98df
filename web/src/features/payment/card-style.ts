import type { StripeCardElementOptions } from '@stripe/stripe-js'
import { themeToken } from '#lib/browser/theme.ts'

/** Stripe renders the card field in its own frame, so our tokens are passed by value. */
export function cardOptions(): StripeCardElementOptions {
  const ink = themeToken('--color-base-content')
  const error = themeToken('--color-error')
  return {
    hidePostalCode: true,
    style: {
      base: {
        color: ink,
        iconColor: ink,
        fontFamily: 'Source Sans 3, Segoe UI, system-ui, sans-serif',
        fontSize: '17px',
        fontSmoothing: 'antialiased',
        '::placeholder': { color: themeToken('--color-placeholder') },
      },
      invalid: { color: error, iconColor: error },
    },
  }
}
