import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getFirestore, Timestamp } from 'firebase-admin/firestore'
import { Failure } from './failure.ts'
import { ports } from './layout.ts'
import { keptFolder, replaceFolder, stripeFile } from './shop-data.ts'

async function ask(what: string, url: string, body?: object): Promise<Response> {
  const response = await fetch(
    url,
    body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  ).catch(() => undefined)
  if (!response?.ok) throw new Failure(`The shop could not be saved: ${what} did not respond at ${url}.`)
  return response
}

/** Saves the running shop for `npm start -- --keep`. Throws a Failure, with nothing saved, if any part fails. */
export const keepShop = (): Promise<void> => replaceFolder(keptFolder, exportShop)

async function exportShop(folder: string): Promise<void> {
  const now = new Date()
  const stripe = `http://127.0.0.1:${ports.stripe}/_stand-in`
  // Webhooks on their way are part of the shop's state.
  await ask('the Stripe stand-in', `${stripe}/idle?retries=skip`)
  await getFirestore()
    .doc('seed/info')
    .set({ seededAt: Timestamp.fromDate(now) })
  const hub = `http://127.0.0.1:${ports.emulatorHub}/_admin/export`
  await ask('the emulators', hub, { path: folder, initiatedBy: 'npm start' })
  const state: object = await (await ask('the Stripe stand-in', `${stripe}/state`)).json()
  const saved = { ...state, saved_at: Math.floor(now.getTime() / 1000) }
  writeFileSync(join(folder, stripeFile), JSON.stringify(saved))
}
