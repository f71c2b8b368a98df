import type { MailFaults } from '@wood-master/mailbox'

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A mail server that fails, defers, is slow and loses its answer, each in one of six connections. */
export function badServer(seed: number, slowMs: number): () => Partial<MailFaults> {
  const chance = seeded(seed)
  const moods: Partial<MailFaults>[] = [
    { down: true },
    { deferred: true },
    { slowMs },
    { answerLost: true },
    {},
    {},
  ]
  return () => moods[Math.floor(chance() * moods.length)] ?? {}
}
