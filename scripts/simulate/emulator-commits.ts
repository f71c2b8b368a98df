import type { Firestore } from 'firebase-admin/firestore'
import { type SentWrite, writeReader } from './growing-entries.ts'
import type { Write } from './limits.ts'

export interface EmulatorCommits {
  /** Every write that the emulator has accepted. */
  written: Write[]
  /** Commits that it refused, as when another was faster. */
  refused: () => number
}

type Send = (method: string, request: { writes?: SentWrite[] }, ...more: unknown[]) => Promise<unknown>

/** Notes what the client library sends to the emulator (by its private `request`) and the emulator accepts. */
export function countCommits(db: Firestore): EmulatorCommits {
  const written: Write[] = []
  const read = writeReader()
  let refused = 0
  const send: Send = Reflect.get(db, 'request').bind(db)
  const counting: Send = async (method, request, ...more) => {
    if (method !== 'commit' && method !== 'batchWrite') return send(method, request, ...more)
    try {
      const answer = await send(method, request, ...more)
      written.push(...(request.writes ?? []).map(read))
      return answer
    } catch (error) {
      refused++
      throw error
    }
  }
  Reflect.set(db, 'request', counting)
  return { written, refused: () => refused }
}
