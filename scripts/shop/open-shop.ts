import { requireOfflineKeys } from '../preflight/keys.ts'
import { buildOffline } from './build.ts'
import { startProgram, stopPrograms } from './child-processes.ts'
import { shopEmulators } from './emulators.ts'
import type { Failure } from './failure.ts'
import { requireFreePorts } from './free-ports.ts'
import { emulatorEnvironment, ports, siteUrl } from './layout.ts'
import { shopData } from './shop-data.ts'
import { standIns } from './stand-ins.ts'
import { waitFor } from './wait-for.ts'

/** Done while the other emulators are starting: the database is ready seconds before them. */
async function moveDatesToNow(): Promise<void> {
  Object.assign(process.env, emulatorEnvironment)
  const [{ freshenDates }] = await Promise.all([
    import('./freshen.ts'),
    waitFor(`http://${emulatorEnvironment.FIRESTORE_EMULATOR_HOST}`, 'The Firestore emulator'),
  ])
  await freshenDates()
}

/** Builds what changed and opens the shop, with `keep` where the last one ended. Throws a Failure, with everything stopped. */
export async function openShop({ keep = false } = {}) {
  requireOfflineKeys()
  await requireFreePorts(ports)
  const data = shopData(keep)
  // First, because the policy that Hosting sends allows what was built.
  await buildOffline()
  const { command, ui } = await shopEmulators(data.emulators)

  let closing = false
  /** Rejects when a part of the shop ends by itself. */
  const { promise: broken, reject } = Promise.withResolvers<never>()
  broken.catch(() => undefined)
  const breaks = (failure: Failure) => {
    if (!closing) reject(failure)
  }
  const close = () => {
    closing = true
    return stopPrograms()
  }

  try {
    console.log('Starting the emulators and the stand-ins ...')
    for (const program of [...standIns(data), command]) startProgram(program, breaks)
    const ready = async () => {
      await Promise.all([
        moveDatesToNow(),
        waitFor(`http://127.0.0.1:${ports.stripe}/_stand-in/idle`, 'The Stripe stand-in'),
        waitFor(`http://127.0.0.1:${ports.hosting}/api/settings`, 'The shop'),
      ])
      await waitFor(`${siteUrl}/api/product?limit=1`, 'The shop')
    }
    await Promise.race([ready(), broken])
  } catch (error) {
    await close()
    throw error
  }
  return { ui, broken, close }
}
