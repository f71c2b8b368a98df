import { afterAll, afterEach, expect } from 'vitest'

/** Where files share a process, a logger may have been loaded by an earlier one, and writes to the console of that one. */
const shared = globalThis as { strayLines?: unknown[][] }

/** What was written to the console although no test asked for it. */
shared.strayLines ??= []
const stray = shared.strayLines

// Replaced before a test's imports run, because firebase-functions' logger keeps the console that it finds when it is loaded.
// A test that expects a line spies on the console itself, and says what it expects.
for (const level of ['error', 'warn'] as const) {
  console[level] = (...said: unknown[]) => stray.push(said)
}

const expectNone = () => expect(stray.splice(0), 'errors and warnings on the console').toEqual([])

afterEach(expectNone)
afterAll(expectNone)
