import { DeleteButton } from '#components/forms/action-button.tsx'
import { api } from '#lib/api/api.ts'
import { cardExpiry, cardName, type SavedCard } from '#lib/text/card-text.ts'
import * as m from '#texts/profile.ts'

export function SavedCards({ cards }: { cards: SavedCard[] }) {
  if (cards.length === 0) return <p>{m.noCards()}</p>
  return (
    <ul className="divide-y divide-base-300">
      {cards.map((card) => (
        <li key={card._id} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <span className="flex flex-wrap gap-x-3">
            <span className="font-semibold">{cardName(card)}</span>{' '}
            <span className="text-base-content/75">{cardExpiry(card)}</span>
          </span>
          <DeleteButton look="plain" action={() => api.call('deleteCard', { params: { id: card._id } })}>
            {m.removeCard()}
            <span className="sr-only"> {cardName(card)}</span>
          </DeleteButton>
        </li>
      ))}
    </ul>
  )
}
