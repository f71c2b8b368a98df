import { listOwnCards, removeOwnCard } from '../../domain/cards/own-cards.ts'
import type { Shop } from '../../domain/ports.ts'
import type { Handlers } from '../pipeline/handler.ts'
import { cardResponse } from '../responses.ts'

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
