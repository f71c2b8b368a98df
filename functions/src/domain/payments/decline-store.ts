import type { Declines } from './decline-rules.ts'

/** Declined cards by the account that tried them. */
export interface DeclineStore {
  find(uid: string): Promise<Declines | undefined>
  /** One transaction; the rule may run several times. */
  change(uid: string, rule: (known: Declines | undefined) => Declines): Promise<Declines>
}
