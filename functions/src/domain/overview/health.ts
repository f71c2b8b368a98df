import type { Shop } from '../ports.ts'

export interface PartHealth {
  status: 'ok' | 'degraded'
  ms: number
  message?: string
}

export interface Health {
  status: 'ok' | 'degraded'
  parts: { firestore: PartHealth; stripe: PartHealth }
}

/** The whole answer stays below a second. */
const patienceMs = 800

/** Asks what the shop stands on how it is; a part that fails or takes too long is degraded, and so is the whole. */
export async function checkHealth(shop: Pick<Shop, 'database' | 'stripe'>): Promise<Health> {
  const [firestore, stripe] = await Promise.all([
    healthOf(() => shop.database.ping(), 'The database does not answer.'),
    healthOf(() => shop.stripe.ping(), 'The payment service does not answer.'),
  ])
  const well = firestore.status === 'ok' && stripe.status === 'ok'
  return { status: well ? 'ok' : 'degraded', parts: { firestore, stripe } }
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
