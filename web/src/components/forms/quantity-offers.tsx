import type { BreakOffer } from '@wood-master/contract/pricing'
import { richText, srOnly } from '#components/ui/rich-text.tsx'
import { type TaxedGoods, usePrices } from '#lib/prices/shown-prices.ts'
import * as m from '#texts/forms.ts'

interface NearestQuantitiesProps {
  quantities: readonly number[]
  of?: string
  onChoose: (quantity: number) => void
}

export function NearestQuantities({ quantities, of, onChoose }: NearestQuantitiesProps) {
  if (quantities.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {quantities.map((quantity) => (
        <button
          key={quantity}
          type="button"
          className="btn btn-sm text-sm min-h-11 border-base-content/60 bg-base-100 hover:bg-base-300"
          onClick={() => onChoose(quantity)}
        >
          {of ? richText(m.takeOf({ quantity, name: of })) : m.take({ quantity })}
        </button>
      ))}
    </div>
  )
}

interface BreakOfferButtonProps {
  offer: BreakOffer | undefined
  currency: string
  goods: TaxedGoods
  /** The last unit is never sold: an offer beyond the stock is none. */
  available: number
  of: string
  onTake: (quantity: number) => void
}

/** How much more than is wanted anybody thinks about. */
const near = 0.25

/** `6 more saves $ 14/=: $ 72/= in total`: raises the quantity to the next price break, where that is near. */
export function BreakOfferButton({ offer, currency, goods, available, of, onTake }: BreakOfferButtonProps) {
  const write = usePrices()
  if (!offer) return null
  const { more, saves, total, quantity } = offer
  if (quantity >= available || more > near * (quantity - more)) return null
  const values = {
    more,
    quantity,
    amount: write(saves, currency, goods),
    total: write(total, currency, goods),
  }
  return (
    <button
      type="button"
      className="link min-h-6 self-start text-start font-semibold text-primary text-sm"
      onClick={() => onTake(offer.quantity)}
    >
      {richText(m.offerOf({ ...values, name: of }), {
        saves: (words) => <span className="whitespace-nowrap">{words}</span>,
        take: srOnly,
      })}
    </button>
  )
}
