import { formatPrice } from '@wood-master/contract/money'
import type { BreakOffer } from '@wood-master/contract/pricing'
import { numberText } from '#lib/text/numbers.ts'

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

/** `6 more saves $ 14`: raises the quantity to the next price break. */
export function BreakOfferButton({ offer, currency, available, of, onTake }: BreakOfferButtonProps) {
  if (!offer || offer.quantity >= available) return null
  return (
    <button
      type="button"
      className="link min-h-6 self-start text-left font-semibold text-primary text-sm"
      onClick={() => onTake(offer.quantity)}
    >
      {numberText(offer.more)} more saves{' '}
      <span className="whitespace-nowrap">{formatPrice(offer.saves, currency)}</span>
      <span className="sr-only">
        : take {offer.quantity}
        {of && ` of ${of}`}
      </span>
    </button>
  )
}
