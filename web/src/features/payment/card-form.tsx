import { CardElement } from '@stripe/react-stripe-js'
import { useMemo, useState } from 'react'
import type { SavedCard } from '#lib/api/cards.ts'
import type { Order } from '#lib/api/orders.ts'
import type { PageQuery } from '#lib/api/queries.ts'
import { useDarkTheme } from '#lib/browser/theme.ts'
import type { CardChoice } from './card-choice.ts'
import { cardOptions } from './card-style.ts'
import { messages } from './messages.ts'
import { PayButton } from './pay-button.tsx'
import type { PaymentIntent } from './payment-api.ts'
import { SaveCard } from './save-card.tsx'
import { SavedCards } from './saved-cards.tsx'
import { useCardFocus } from './use-card-focus.ts'
import { useCardPayment } from './use-card-payment.ts'

interface CardFormProps {
  order: Order
  intent: Promise<PaymentIntent>
  /** Nothing on somebody else's order, which saved cards cannot pay. */
  cards: PageQuery<SavedCard[]> | undefined
  /** The buyer has to say first where it goes. */
  addressMissing: boolean
  payerName: string | undefined
  /** The card was charged. */
  onPaid: (transactionId: string) => Promise<void>
}

export function CardForm({ order, intent, cards, addressMissing, payerName, onPaid }: CardFormProps) {
  const dark = useDarkTheme()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tokens' values change with the theme
  const options = useMemo(cardOptions, [dark])
  const [ready, setReady] = useState(false)
  const [cardId, setCardId] = useState<string>()
  const [saving, setSaving] = useState(false)
  const choice: CardChoice = cardId ? { kind: 'saved', cardId } : { kind: saving ? 'save' : 'new' }
  const payer = { email: order.email, name: payerName }
  const { pay, paying, problem, clearProblem } = useCardPayment({ order, intent, choice, payer, onPaid })
  useCardFocus(addressMissing)
  const choose = (id: string | undefined) => {
    clearProblem()
    setCardId(id)
  }

  return (
    <form onSubmit={pay} className="flex flex-col gap-5">
      {cards && <SavedCards cards={cards} chosen={cardId} disabled={paying} onChoose={choose} />}
      <div hidden={cardId !== undefined} className="flex flex-col gap-1.5">
        <span className="font-semibold">Card</span>
        {/* A frame in another colour scheme than its page is painted opaque white; this one's colours are ours already. */}
        <div className="scheme-light min-h-12 rounded-field border border-base-content/40 bg-base-100 px-3 py-3.5 has-[.StripeElement--focus]:outline-2 has-[.StripeElement--focus]:outline-primary">
          <CardElement options={options} onReady={() => setReady(true)} onChange={clearProblem} />
        </div>
        {cards && <SaveCard checked={saving} disabled={paying} onChange={setSaving} />}
      </div>
      <PayButton
        order={order}
        intent={intent}
        ready={!addressMissing && (ready || cardId !== undefined)}
        paying={paying}
      />
      {addressMissing && <p className="font-semibold">{messages.addressFirst}</p>}
      <div>
        <div role="alert">{problem && <p className="mb-2 text-error">{problem}</p>}</div>
        <p className="text-base-content/75 text-sm">{messages.cardGoesToStripe}</p>
      </div>
    </form>
  )
}
