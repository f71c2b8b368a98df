import { ChoiceRow } from '#components/delivery/choice-row.tsx'
import type { SavedCard } from '#lib/api/cards.ts'
import { type PageQuery, usePageQuery } from '#lib/api/queries.ts'
import { cardExpiry, cardName } from '#lib/text/card-text.ts'
import * as m from '#texts/payment.ts'

const noCards = { queryKey: ['no cards'], queryFn: async () => [] }

interface SavedCardsProps {
  saved: SavedCard[]
  /** Nothing: a new card. */
  chosen: string | undefined
  disabled: boolean
  onChoose: (cardId: string | undefined) => void
}

export function SavedCards({ saved, chosen, disabled, onChoose }: SavedCardsProps) {
  if (saved.length === 0) return null
  return (
    <fieldset className="flex flex-col gap-2" disabled={disabled}>
      <legend className="mb-1.5 font-semibold">{m.payWith()}</legend>
      {saved.map((card) => (
        <ChoiceRow
          key={card._id}
          name="card"
          checked={chosen === card._id}
          disabled={card.expired}
          onChoose={() => onChoose(card._id)}
        >
          {cardName(card)} <span className="ms-2 text-base-content/75">{cardExpiry(card)}</span>
        </ChoiceRow>
      ))}
      <ChoiceRow name="card" checked={chosen === undefined} onChoose={() => onChoose(undefined)}>
        {m.newCard()}
      </ChoiceRow>
    </fieldset>
  )
}

/** None while they are loading, where they cannot be loaded, and for a page that asks for none. */
export function useSavedCards(cards: PageQuery<SavedCard[]> | undefined): SavedCard[] {
  const { data = [] } = usePageQuery(cards ?? noCards)
  return data
}
