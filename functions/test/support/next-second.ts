import { expect, vi } from 'vitest'

/** Tokens carry whole seconds: what happens from here on is later than what happened before. */
export async function nextSecond(): Promise<void> {
  const second = Math.floor(Date.now() / 1000)
  await vi.waitFor(() => expect(Date.now() / 1000).toBeGreaterThan(second + 1), { timeout: 3_000 })
}
