import { formatPrice } from '@wood-master/contract/money'
import type { BreakOffer } from '@wood-master/contract/pricing'
import { richText } from '#components/ui/rich-text.tsx'
import * as m from '#texts/forms.ts'

interface BreakOfferButtonProps {
  /** Amounts in major units. */
  offer: BreakOffer | undefined
  currency: string
  /** The last unit is never sold: an offer beyond the stock is none. */
  available: number
  /** Of what: ends the button's name for screen readers. */
  of?: string
  onTake: (quantity: number) => void
}

/** How much more than is wanted anybody thinks about. */
const near = 0.5

/** `6 more saves $ 14/=`: raises the quantity to the next price break, where that is near. */
export function BreakOfferButton({ offer, currency, available, of, onTake }: BreakOfferButtonProps) {
  if (!offer) return null
  const { more, saves, quantity } = offer
  if (quantity >= available || more > near * (quantity - more)) return null
  const values = { more, quantity, amount: formatPrice(saves, currency) }
  return (
    <button
      type="button"
      className="link min-h-6 self-start text-left font-semibold text-primary text-sm"
      onClick={() => onTake(offer.quantity)}
    >
      {richText(of ? m.offerOf({ ...values, name: of }) : m.offer(values), {
        saves: (words) => <span className="whitespace-nowrap">{words}</span>,
        take: (words) => <span className="sr-only">{words}</span>,
      })}
    </button>
  )
}
