import { setTimeout as pause } from 'node:timers/promises'
import type { Health } from '@wood-master/contract/shop'
import * as m from '../../texts/overview.ts'

const patienceMs = 800

/** Asks Firestore and Stripe; a part that fails, or is silent twice, is degraded. */
export async function checkHealth(shop: Record<'database' | 'paymentProvider', { ping(): Promise<void> }>) {
  const [firestore, stripe] = await Promise.all([
    healthOf(() => shop.database.ping(), m.databaseSilent()),
    healthOf(() => shop.paymentProvider.ping(), m.paymentsSilent()),
  ])
  const status: Health['status'] = firestore.status === 'degraded' ? 'down' : stripe.status
  return { status, parts: { firestore, stripe } }
}

async function healthOf(ping: () => Promise<void>, message: string): Promise<Health['parts']['stripe']> {
  const started = performance.now()
  const asked = () => {
    const answered = ping().then(
      () => true,
      () => false,
    )
    return Promise.race([answered, pause(patienceMs, undefined, { ref: false })])
  }
  // The first question of a fresh instance waits for what asks it to be loaded.
  const isThere = (await asked()) ?? (await asked())
  const ms = Math.round(performance.now() - started)
  return isThere ? { status: 'ok', ms } : { status: 'degraded', ms, message }
}
