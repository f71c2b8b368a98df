import { existsSync } from 'node:fs'
import { requireOfflineKeys } from '../preflight/offline-keys.ts'
import { buildOffline } from './build.ts'
import { startProgram, stopPrograms } from './child-processes.ts'
import { shopEmulators } from './emulators.ts'
import type { Failure } from './failure.ts'
import { requireFreePorts } from './free-ports.ts'
import { freshenDates } from './freshen.ts'
import { emulatorEnvironment, fromRoot, ports, siteUrl } from './layout.ts'
import { standIns } from './stand-ins.ts'
import { waitFor } from './wait-for.ts'

export interface OpenShop {
  ui: boolean
  /** Rejects when a part of the shop ends by itself. */
  broken: Promise<never>
  close(): Promise<void>
}

/**
 * Builds what changed, starts the emulators and the stand-ins, and resolves when the shop can be used.
 * With `empty` the emulators start without the stored shop. Throws a Failure, with everything stopped again.
 */
export async function openShop({ empty = false } = {}): Promise<OpenShop> {
  requireOfflineKeys()
  await requireFreePorts(ports)
  const data = fromRoot('emulator-data')
  const { command, ui } = await shopEmulators(!empty && existsSync(data) ? data : undefined)
  buildOffline()

  let closing = false
  let breaks: (failure: Failure) => void = () => undefined
  const broken = new Promise<never>((_, reject) => {
    breaks = (failure) => {
      if (!closing) reject(failure)
    }
  })
  broken.catch(() => undefined)
  const close = () => {
    closing = true
    return stopPrograms()
  }

  try {
    console.log('Starting the emulators and the stand-ins ...')
    for (const program of [...standIns, command]) startProgram(program, breaks)
    const ready = async () => {
      await waitFor(`http://127.0.0.1:${ports.stripe}/_stand-in/idle`, 'The Stripe stand-in')
      await waitFor(`http://127.0.0.1:${ports.hosting}/api/settings`, 'The shop')
      Object.assign(process.env, emulatorEnvironment)
      await freshenDates()
      await waitFor(`${siteUrl}/api/product?limit=1`, 'The shop')
    }
    await Promise.race([ready(), broken])
  } catch (error) {
    await close()
    throw error
  }
  return { ui, broken, close }
}
