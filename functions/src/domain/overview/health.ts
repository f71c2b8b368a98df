import * as m from '../../texts/overview.ts'

interface Pingable {
  ping(): Promise<void>
}

interface PartHealth {
  status: 'ok' | 'degraded'
  ms: number
  message?: string
}

/** How the shop and its parts are; what the uptime check reads. */
export interface Health {
  /** `degraded`: people can browse and order, but not pay; `down`: without the database nothing works. */
  status: 'ok' | 'degraded' | 'down'
  parts: { firestore: PartHealth; stripe: PartHealth }
}

const patienceMs = 800

/** Asks Firestore and Stripe; a part that fails or takes too long is degraded. */
export async function checkHealth(shop: { database: Pingable; paymentProvider: Pingable }): Promise<Health> {
  const [firestore, stripe] = await Promise.all([
    healthOf(() => shop.database.ping(), m.theDatabaseDoesNotRespond()),
    healthOf(() => shop.paymentProvider.ping(), m.thePaymentServiceDoesNot()),
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
