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

/** Every document as one line of text, of one question that only the emulator's own address takes. */
export async function everythingIn({ db }: Pick<Api, 'db'>): Promise<string[]> {
  const response = await fetch(`${documentsOf('v1', db.databaseId)}:runQuery`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  })
  if (!response.ok) throw new Error(`Firestore emulator: ${await response.text()}`)
  const found = (await response.json()) as { document?: { name: string; fields?: object } }[]
  return found.flatMap(({ document }) =>
    document ? [`${document.name.split('/documents/')[1]} ${JSON.stringify(document.fields)}`] : [],
  )
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
  const before = new Set(await everythingIn(api))
  await actions()
  const after = await everythingIn(api)
  assert.deepEqual(
    after.filter((document) => !before.has(document)),
    [],
  )
  assert.equal(after.length, before.size)
}
