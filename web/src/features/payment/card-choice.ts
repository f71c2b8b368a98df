import { listCards, type SavedCard } from '#lib/api/cards.ts'
import { deferred } from '#lib/api/deferred.ts'

/** How the buyer pays: with a new card, a new one that is saved for the next orders, or a saved one. */
export type CardChoice = { kind: 'new' } | { kind: 'save' } | { kind: 'saved'; cardId: string }

/** True when Stripe needs to know nothing else for the second choice. */
export function isSameChoice(one: CardChoice, other: CardChoice): boolean {
  if (one.kind === 'saved' && other.kind === 'saved') return one.cardId === other.cardId
  return one.kind === other.kind
}

/** The buyer's saved cards; none when they cannot be loaded, because a new card pays as well. */
export function requestCards(): Promise<SavedCard[]> {
  return deferred(listCards().catch(() => []))
}
