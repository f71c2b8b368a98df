import assert from 'node:assert/strict'
import { vi } from 'vitest'
import { ownDatabase } from '../../testing/databases.ts'
import type { Api } from '../../testing/start-api.ts'
import { projectId } from '../../testing/start-api.ts'

/** Empties a database of the Firestore emulator. It waits for transactions that a server was closed in the middle of. */
export async function emptyDatabase(id = ownDatabase): Promise<void> {
  const host = process.env.FIRESTORE_EMULATOR_HOST
  const url = `http://${host}/emulator/v1/projects/${projectId}/databases/${id}/documents`
  const emptied = async () => {
    const response = await fetch(url, { method: 'DELETE' })
    if (!response.ok) throw new Error(`Firestore emulator: ${await response.text()}`)
  }
  await vi.waitFor(emptied, { timeout: 50_000, interval: 500 })
}

/** Every document as one line of text. */
export async function everythingIn(api: Pick<Api, 'db'>): Promise<string[]> {
  const collections = await api.db.listCollections()
  const contents = await Promise.all(
    collections.map(async (collection) => {
      const { docs } = await collection.get()
      return docs.map((document) => `${document.ref.path} ${JSON.stringify(document.data())}`)
    }),
  )
  return contents.flat()
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
