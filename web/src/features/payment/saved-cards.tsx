import type { ReactNode } from 'react'
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

function Choice({
  checked,
  disabled = false,
  onChoose,
  children,
}: {
  checked: boolean
  disabled?: boolean
  onChoose: () => void
  children: ReactNode
}) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-field border border-base-content/40 px-3 py-2 has-checked:border-primary has-disabled:cursor-default">
      <input
        type="radio"
        name="card"
        className="radio shrink-0"
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      <span className="flex flex-wrap gap-x-3">{children}</span>
    </label>
  )
}

export function SavedCards({ saved, chosen, disabled, onChoose }: SavedCardsProps) {
  if (saved.length === 0) return null
  return (
    <fieldset className="flex flex-col gap-2" disabled={disabled}>
      <legend className="mb-1.5 font-semibold">{m.payWith()}</legend>
      {saved.map((card) => (
        <Choice
          key={card._id}
          checked={chosen === card._id}
          disabled={card.expired}
          onChoose={() => onChoose(card._id)}
        >
          <span>{cardName(card)}</span> <span className="text-base-content/75">{cardExpiry(card)}</span>
        </Choice>
      ))}
      <Choice checked={chosen === undefined} onChoose={() => onChoose(undefined)}>
        {m.newCard()}
      </Choice>
    </fieldset>
  )
}

/** None while they are loading, where they cannot be loaded, and for a page that asks for none. */
export function useSavedCards(cards: PageQuery<SavedCard[]> | undefined): SavedCard[] {
  const { data = [] } = usePageQuery(cards ?? noCards)
  return data
}

interface SaveCardProps {
  checked: boolean
  disabled: boolean
  onChange: (checked: boolean) => void
}

export function SaveCard({ checked, disabled, onChange }: SaveCardProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        className="checkbox shrink-0"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {m.saveCard()}
    </label>
  )
}
