import type { SavedCard as CardResponse } from '@wood-master/contract/cards'
import { listOwnCards, removeOwnCard } from '../../domain/cards/own-cards.ts'
import { hasExpired, type SavedCard } from '../../domain/cards/saved-card.ts'
import type { Shop } from '../../domain/ports.ts'
import type { Handlers } from '../pipeline/handler.ts'

/** The calls of saved cards; each acts on the caller's own alone. */
export function cardRoutes(shop: Shop): Handlers<'listCards' | 'deleteCard'> {
  return {
    async listCards({ caller, now }) {
      return (await listOwnCards(shop, caller.uid)).map((card) => cardResponse(card, now))
    },

    async deleteCard({ params, caller }) {
      await removeOwnCard(shop, caller.uid, params.id)
      return { deletedCount: 1 }
    },
  }
}

function cardResponse(card: SavedCard, now: Date): CardResponse {
  const { id, brand, last4, expMonth, expYear } = card
  return { _id: id, brand, last4, expMonth, expYear, ...(hasExpired(card, now) ? { expired: true } : {}) }
}
