import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { locale } from '@wood-master/contract/locale'
import { env } from '#config/env.ts'
import { loadedOnce } from '#lib/browser/shared-promise.ts'
import * as m from '#texts/payment.ts'

async function loadScript(address: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(m.cardFormFailed()))
    document.head.append(script)
  })
}

/** Stripe's browser half, loaded once and only by the payment page. */
export const stripe = loadedOnce(async (): Promise<Stripe | null> => {
  if (import.meta.env.VITE_STRIPE_SCRIPT_URL && !window.Stripe) {
    // loadStripe takes a Stripe that is already on the page.
    await loadScript(import.meta.env.VITE_STRIPE_SCRIPT_URL)
  }
  return loadStripe(env.stripePublishableKey, { locale: locale() })
})
