import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { type FormEvent, useMemo, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Price } from '#components/ui/price.tsx'
import { useAskBeforeUnload } from '#lib/browser/ask-before-unload.ts'
import { useDarkTheme } from '#lib/browser/theme.ts'
import { cardOptions } from './card-style.ts'
import { messages } from './messages.ts'
import { payWithCard } from './pay-with-card.ts'
import type { Order } from './payment-api.ts'

interface CardFormProps {
  order: Order
  clientSecret: string | undefined
  payerName: string | undefined
  /** The card was charged. */
  onPaid: (transactionId: string) => Promise<void>
}

export function CardForm({ order, clientSecret, payerName, onPaid }: CardFormProps) {
  const stripe = useStripe()
  const elements = useElements()
  const dark = useDarkTheme()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tokens' values change with the theme
  const options = useMemo(cardOptions, [dark])
  const [ready, setReady] = useState(false)
  const [paying, setPaying] = useState(false)
  const [problem, setProblem] = useState<string>()
  useAskBeforeUnload(paying)

  const pay = async (event: FormEvent) => {
    event.preventDefault()
    const card = elements?.getElement(CardElement)
    if (!stripe || !card || !clientSecret) return setProblem(messages.cardMissing)
    setPaying(true)
    setProblem(undefined)
    try {
      const payer = { email: order.email, name: payerName }
      const result = await payWithCard({ stripe, card, clientSecret, payer })
      if ('problem' in result) setProblem(result.problem)
      else await onPaid(result.transactionId)
    } finally {
      setPaying(false)
    }
  }

  return (
    <form onSubmit={pay} className="flex flex-col gap-5">
      <div className="flex flex-col gap-1.5">
        <span className="font-semibold">Card</span>
        {/* A frame in another colour scheme than its page is painted opaque white; this one's colours are ours already. */}
        <div className="scheme-light min-h-12 rounded-field border border-base-content/40 bg-base-100 px-3 py-3.5 has-[.StripeElement--focus]:outline-2 has-[.StripeElement--focus]:outline-primary">
          <CardElement
            options={options}
            onReady={() => setReady(true)}
            onChange={() => setProblem(undefined)}
          />
        </div>
      </div>
      <Button type="submit" className="btn-lg" disabled={!ready || !clientSecret} pending={paying}>
        Pay <Price amount={order.price} />
      </Button>
      <div>
        <div role="alert">{problem && <p className="mb-2 text-error">{problem}</p>}</div>
        <p className="text-base-content/75 text-sm">{messages.cardGoesToStripe}</p>
      </div>
    </form>
  )
}
