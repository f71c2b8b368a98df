import { LRUCache } from 'lru-cache'
import type { PaymentProvider } from '../domain/payments/payment-provider.ts'

const mostRemembered = 5_000
const rememberedMs = 10 * 60_000

/**
 * A payment provider that is not asked again about an intent that it did not know a moment ago: made-up ids
 * cost one call each. Ids are random, so an unknown one does not become a payment later.
 */
export function rememberingUnknownIntents(provider: PaymentProvider): PaymentProvider {
  const unknown = new LRUCache<string, true>({
    maxSize: mostRemembered,
    sizeCalculation: () => 1,
    ttl: rememberedMs,
  })
  return {
    ...provider,
    async findIntent(id) {
      if (unknown.has(id)) return undefined
      const intent = await provider.findIntent(id)
      if (!intent) unknown.set(id, true)
      return intent
    },
  }
}
