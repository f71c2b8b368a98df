import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { StripeCardElementOptions } from '@stripe/stripe-js'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ChoiceRow } from '#components/delivery/choice-row.tsx'
import { Checkbox } from '#components/forms/checkbox.tsx'
import { TermsNote } from '#components/order/terms-note.tsx'
import { Button } from '#components/ui/button.tsx'
import { Price } from '#components/ui/price.tsx'
import type { Order } from '#lib/api/orders.ts'
import { type PageQuery, usePageQuery } from '#lib/api/queries.ts'
import { themeToken, useDarkTheme } from '#lib/browser/theme.ts'
import { useAccount } from '#lib/session/session.ts'
import { cardExpiry, cardName, type SavedCard } from '#lib/text/card-text.ts'
import * as m from '#texts/payment.ts'
import type { CardChoice } from './payment-api.ts'
import { useCardPayment } from './use-card-payment.ts'

export interface CardFormProps {
  order: Order
  /** The payment intent is there. */
  known: boolean
  /** Nothing on somebody else's order, which saved cards cannot pay. */
  cards: PageQuery<SavedCard[]> | undefined
  /** The buyer has to say first where it goes. */
  addressMissing: boolean
  onPaid: (transactionId: string) => Promise<void>
}

const aNewCard = 'new'

/** The card that was saved last pays unless another one is chosen that is still there. */
export function CardForm({ order, known, cards, addressMissing, onPaid }: CardFormProps) {
  const account = useAccount()
  const dark = useDarkTheme()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tokens' values change with the theme
  const options = useMemo(cardOptions, [dark])
  const [ready, setReady] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const { data: saved = [], isPending } = usePageQuery(cards)
  const usable = saved.filter(({ expired }) => !expired)
  const cardId =
    chosen === aNewCard ? undefined : (usable.find(({ _id }) => _id === chosen) ?? usable[0])?._id
  // Whoever presses Pay before the saved cards are there would pay with an empty card field.
  const cardUnknown = cards !== undefined && isPending && chosen !== aNewCard
  const [saving, setSaving] = useState(false)
  const choice: CardChoice = cardId ? { kind: 'saved', cardId } : { kind: saving ? 'save' : 'new' }
  const payer = { email: order.email, name: account?.name }
  const { pay, paying, problem, clearProblem } = useCardPayment({ order, choice, payer, onPaid })
  const stripe = useStripe()
  // Once it is said where the order goes, that form is gone, and the card comes next; its field may be ready only later.
  const elements = useElements()
  const comesNext = useRef(addressMissing)
  useEffect(() => {
    if (!comesNext.current || addressMissing || !ready) return
    comesNext.current = false
    if (document.activeElement === document.body) elements?.getElement(CardElement)?.focus()
  }, [elements, addressMissing, ready])
  const choose = (id: string | undefined) => {
    clearProblem()
    setChosen(id ?? aNewCard)
  }

  return (
    <form onSubmit={pay} className="flex flex-col gap-5">
      {saved.length > 0 && (
        <fieldset className="flex flex-col gap-2" disabled={paying}>
          <legend className="mb-1.5 font-semibold">{m.payWith()}</legend>
          {saved.map((card) => (
            <ChoiceRow
              key={card._id}
              name="card"
              checked={cardId === card._id}
              disabled={card.expired}
              onChoose={() => choose(card._id)}
            >
              {cardName(card)} <span className="ms-2 text-base-content/75">{cardExpiry(card)}</span>
            </ChoiceRow>
          ))}
          <ChoiceRow name="card" checked={cardId === undefined} onChoose={() => choose(undefined)}>
            {m.newCard()}
          </ChoiceRow>
        </fieldset>
      )}
      <div hidden={cardId !== undefined} className="flex flex-col gap-1.5">
        <span className="font-semibold">{m.card()}</span>
        {/* A frame in another colour scheme than its page is painted opaque white; this one's colours are ours already. */}
        <div className="scheme-light min-h-14 rounded-field border border-base-content/40 bg-base-100 px-3 py-3.5 has-[.StripeElement--focus]:outline-2 has-[.StripeElement--focus]:outline-primary">
          <CardElement options={options} onReady={() => setReady(true)} onChange={() => choose(undefined)} />
        </div>
        {cards && (
          <Checkbox checked={saving} disabled={paying} onChange={({ target }) => setSaving(target.checked)}>
            {m.saveCard()}
          </Checkbox>
        )}
      </div>
      {/* Disabled until client secret, Stripe and the saved cards are there, the field is ready and the order has an address. */}
      <Button
        type="submit"
        className="btn-lg"
        disabled={addressMissing || !known || cardUnknown || !(cardId === undefined ? ready : stripe)}
        pending={paying}
      >
        {paying ? (
          m.paying()
        ) : (
          <>
            {m.pay()} <Price amount={order.price} currency={order.currency} />
          </>
        )}
      </Button>
      {addressMissing && <p className="font-semibold">{m.addressFirst()}</p>}
      <div>
        <div role="alert">{problem && <p className="mb-2 text-error">{problem}</p>}</div>
        <p className="text-base-content/75 text-sm">
          {m.cardGoesToStripe()} {!order.acceptedTerms && <TermsNote sentence={m.terms()} />}
        </p>
      </div>
    </form>
  )
}

/** Stripe renders the card field in its own frame, so our tokens are passed by value. */
function cardOptions(): StripeCardElementOptions {
  const ink = themeToken('--color-base-content')
  const error = themeToken('--color-error')
  return {
    hidePostalCode: true,
    style: {
      base: {
        color: ink,
        iconColor: ink,
        fontFamily: 'Source Sans 3, Segoe UI, system-ui, sans-serif',
        fontSize: '17px',
        fontSmoothing: 'antialiased',
        '::placeholder': { color: themeToken('--color-placeholder') },
      },
      invalid: { color: error, iconColor: error },
    },
  }
}
