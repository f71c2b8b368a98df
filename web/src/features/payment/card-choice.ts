import { listCards, type SavedCard } from '#lib/api/cards.ts'
import { deferred } from '#lib/api/deferred.ts'

/** How the buyer pays: with a new card, a new one that is saved for the next orders, or a saved one. */
export type CardChoice = { kind: 'new' } | { kind: 'save' } | { kind: 'saved'; cardId: string }

/** The buyer's saved cards; none when they cannot be loaded, because a new card pays as well. */
export function requestCards(): Promise<SavedCard[]> {
  return deferred(listCards().catch(() => []))
}
