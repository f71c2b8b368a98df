import { afterAll, afterEach, expect } from 'vitest'
import { strayLines } from './stray-lines.ts'

// Replaced before a test's imports run, because firebase-functions' logger keeps the console that it finds when it is loaded.
// A test that expects a line spies on the console itself, and says what it expects.
for (const level of ['error', 'warn'] as const) {
  console[level] = (...said: unknown[]) => strayLines.push(said)
}

const expectNone = () => expect(strayLines.splice(0), 'errors and warnings on the console').toEqual([])

afterEach(expectNone)
afterAll(expectNone)
