import { readFileSync } from 'node:fs'
import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  setDoc,
  setLogLevel,
  updateDoc,
} from 'firebase/firestore'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { collectionNames } from '../../src/data/collection-names.ts'

let environment: RulesTestEnvironment

beforeAll(async () => {
  // The client warns of every denied call, and denials are what these tests are about.
  setLogLevel('silent')
  environment = await initializeTestEnvironment({
    // A project of its own, so that clearing it takes nothing from the API's tests.
    projectId: 'demo-wood-master-rules',
    firestore: { rules: readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8') },
  })
  // Something must be there to be kept from: a missing document would be refused for other reasons.
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const name of everyCollection) await setDoc(doc(context.firestore(), name, 'there'), { uid: 'sam' })
  })
})
afterAll(async () => {
  await environment.clearFirestore()
  await environment.cleanup()
})

/** One beside those of the shop stands for whatever comes later. */
const everyCollection = [...Object.values(collectionNames), 'not-thought-of-yet']

const people: Record<string, () => RulesTestContext> = {
  nobody: () => environment.unauthenticatedContext(),
  'a shopper': () => environment.authenticatedContext('sam', { email: 'sam@wood-master.test' }),
  'an admin': () =>
    environment.authenticatedContext('ada', { email: 'ada@wood-master.test', admin: true, role: 'admin' }),
}

describe.each(Object.keys(people))('%s', (who) => {
  const database = () => {
    const context = people[who]
    if (!context) throw new Error(`there is no ${who}`)
    return context().firestore()
  }

  it.each(everyCollection)('can neither read nor write %s', async (name) => {
    const db = database()
    const there = doc(db, name, 'there')
    await assertFails(getDoc(there))
    await assertFails(getDocs(collection(db, name)))
    await assertFails(setDoc(doc(db, name, 'new'), { uid: 'sam' }))
    await assertFails(updateDoc(there, { role: 'admin' }))
    await assertFails(deleteDoc(there))
    await assertFails(getDoc(doc(db, name, 'there', 'deeper', 'still')))
    await assertFails(setDoc(doc(db, name, 'there', 'deeper', 'still'), { uid: 'sam' }))
  })
})
