import { afterAll, afterEach, expect } from 'vitest'

/** What was written to the console although no test asked for it. */
const stray: unknown[][] = []

// Replaced before a test's imports run, because firebase-functions' logger keeps the console that it finds when it is loaded.
// A test that expects a line spies on the console itself, and says what it expects.
for (const level of ['error', 'warn'] as const) {
  console[level] = (...said: unknown[]) => stray.push(said)
}

const expectNone = () => expect(stray.splice(0), 'errors and warnings on the console').toEqual([])

afterEach(expectNone)
afterAll(expectNone)
