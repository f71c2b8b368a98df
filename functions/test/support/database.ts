import assert from 'node:assert/strict'
import { vi } from 'vitest'
import { ownDatabase } from '../../testing/databases.ts'
import type { Api } from '../../testing/start-api.ts'
import { projectId } from '../../testing/start-api.ts'

const documentsOf = (version: string, database: string) =>
  `http://${process.env.FIRESTORE_EMULATOR_HOST}/${version}/projects/${projectId}/databases/${database}/documents`

/** Empties a database of the Firestore emulator. It waits for transactions that a server was closed in the middle of. */
export async function emptyDatabase(id = ownDatabase): Promise<void> {
  const emptied = async () => {
    const response = await fetch(documentsOf('emulator/v1', id), { method: 'DELETE' })
    if (!response.ok) throw new Error(`Firestore emulator: ${await response.text()}`)
  }
  await vi.waitFor(emptied, { timeout: 50_000, interval: 500 })
}

interface Found {
  name: string
  fields?: object
  updateTime: string
}

/** Every document, of one question that only the emulator's own address takes. */
async function askForAll({ db }: Pick<Api, 'db'>, select?: object): Promise<Found[]> {
  const response = await fetch(`${documentsOf('v1', db.databaseId)}:runQuery`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }], select } }),
  })
  if (!response.ok) throw new Error(`Firestore emulator: ${await response.text()}`)
  const found = (await response.json()) as { document?: Found }[]
  return found.flatMap(({ document }) => document ?? [])
}

const placeOf = ({ name }: Found) => name.split('/documents/')[1]

/** Every document as one line of text. */
export async function everythingIn(api: Pick<Api, 'db'>): Promise<string[]> {
  return (await askForAll(api)).map((document) => `${placeOf(document)} ${JSON.stringify(document.fields)}`)
}

/** Where every document lies and when it was last written, as one line of text: a tenth of what stands in them. */
export async function versionsIn(api: Pick<Api, 'db'>): Promise<string[]> {
  const found = await askForAll(api, { fields: [{ fieldPath: '__name__' }] })
  return found.map((document) => `${placeOf(document)} ${document.updateTime}`)
}

/**
 * Proves that actions leave every document as it was; what changed is what a failure shows. Stripe's late events about
 * what happened before have come by then.
 */
export async function expectNothingWritten(
  api: Pick<Api, 'db' | 'stripe'>,
  actions: () => Promise<void>,
): Promise<void> {
  await api.stripe.idle()
  const before = new Set(await versionsIn(api))
  await actions()
  const after = await versionsIn(api)
  assert.deepEqual(
    after.filter((document) => !before.has(document)),
    [],
  )
  assert.equal(after.length, before.size)
}
