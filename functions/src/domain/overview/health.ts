import type { Health } from '@wood-master/contract/shop'
import * as m from '../../texts/overview.ts'

interface Pingable {
  ping(): Promise<void>
}

type PartHealth = Health['parts']['stripe']

const patienceMs = 800

/** Asks Firestore and Stripe; a part that fails or takes too long is degraded. */
export async function checkHealth(shop: {
  database: Pingable
  paymentProvider: Pingable
}): Promise<Omit<Health, 'commit'>> {
  const [firestore, stripe] = await Promise.all([
    healthOf(() => shop.database.ping(), m.databaseSilent()),
    healthOf(() => shop.paymentProvider.ping(), m.paymentsSilent()),
  ])
  return { status: wholeOf(firestore, stripe), parts: { firestore, stripe } }
}

function wholeOf(firestore: PartHealth, stripe: PartHealth): Health['status'] {
  if (firestore.status === 'degraded') return 'down'
  return stripe.status
}

async function healthOf(ping: () => Promise<void>, message: string): Promise<PartHealth> {
  const started = performance.now()
  const sinceStart = () => Math.round(performance.now() - started)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), patienceMs)
  })
  try {
    await Promise.race([ping(), late])
    return { status: 'ok', ms: sinceStart() }
  } catch {
    return { status: 'degraded', ms: sinceStart(), message }
  } finally {
    clearTimeout(timer)
  }
}
