import { expect } from 'vitest'

/** `toBe`, asked of Vitest only where it fails: hundreds of thousands of times, that takes longer than what is judged. */
export function expectSame(found: unknown, wanted: unknown, what: string): void {
  if (!Object.is(found, wanted)) expect(found, what).toBe(wanted)
}
