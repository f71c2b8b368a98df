import type { Page, PageRequest } from '../paged.ts'
import type { Attention, NewAttention } from './attention.ts'

export interface AttentionStore {
  /** What nobody resolved yet, newest first. */
  list(request: PageRequest): Promise<Page<Attention>>
  /** Puts it on the list; one that is known stays as it is, unless `again` is set and its message is another one. */
  raise(attention: NewAttention, how?: { again?: boolean; eventId?: string }): Promise<void>
  /** False when it was resolved already. Throws `not_found`. */
  resolve(id: string, by: { by: string; now: Date }): Promise<boolean>
}
