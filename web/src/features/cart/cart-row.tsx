import { lineBreakOffer } from '@wood-master/contract/major-unit-prices'
import X from 'lucide-react/icons/x'
import { BreakOfferButton } from '#components/forms/break-offer-button.tsx'
import { NearestQuantities } from '#components/forms/nearest-quantities.tsx'
import { Button } from '#components/ui/button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Price } from '#components/ui/price.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { paths } from '#config/paths.ts'
import { keepFocus } from '#lib/browser/focus-heading.ts'
import { setInCart } from '#lib/cart/cart.ts'
import type { CartLine, ShownLine } from '#lib/cart/kept-cart.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as m from '#texts/cart.ts'
import { CartQuantity } from './cart-quantity.tsx'

interface CartRowProps {
  line: ShownLine
  /** Nothing before any price is known. */
  currency: string | undefined
  onRemove: () => void
}

/** Why the line cannot be ordered with what can be; else what the next price break would save. */
function Advice({ last, currency }: { last: CartLine; currency: string }) {
  const { productId, name, problem } = last
  const take = (quantity: number) => setInCart(productId, quantity)
  if (!problem) {
    return (
      <BreakOfferButton
        offer={lineBreakOffer(last, currency)}
        currency={currency}
        available={last.available}
        of={name}
        onTake={take}
      />
    )
  }
  return (
    <div className="flex flex-col gap-2 rounded-field bg-warning/20 p-3" data-problem={problem.code}>
      <p className="font-semibold text-sm">{problem.message}</p>
      <NearestQuantities quantities={problem.quantities ?? []} of={name} onChoose={take} />
    </div>
  )
}

/** One line of the cart: what it is, how many, what it costs, and what to do about it. */
export function CartRow({ line, currency, onRemove }: CartRowProps) {
  const { productId, name, last, isPriced } = line
  return (
    <li
      ref={keepFocus}
      data-line={productId}
      className="grid grid-cols-[4.5rem_1fr_auto] gap-x-4 gap-y-3 border-base-300 border-t py-4 sm:grid-cols-[6rem_1fr_12.5rem_6.5rem_2.75rem] sm:items-start"
    >
      {last ? (
        <Picture src={last.img} alt="" sizes="6rem" className="aspect-square w-full rounded-field" />
      ) : (
        <span className="aspect-square w-full rounded-field bg-base-200" aria-hidden="true" />
      )}
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="wrap-anywhere font-sans font-semibold text-base">
          <Link to={paths.purchase(productId)} className="hover:underline">
            {keepUnits(name)}
          </Link>
        </h2>
        {last && currency && (
          <p className="text-base-content/75 text-sm">
            {richText(m.skuPricePerUnit({ sku: last.sku, unit: keepUnits(last.unit) }), {
              price: () => <Price amount={last.unitPrice} currency={currency} />,
            })}
          </p>
        )}
      </div>
      <Button
        look="quiet"
        className="btn-square justify-self-end sm:order-1"
        aria-label={m.removeName({ name })}
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-5" />
      </Button>
      <div className="col-span-2 sm:col-span-1">
        <CartQuantity line={line} />
      </div>
      <p className="self-start justify-self-end pt-2 text-right" aria-busy={!isPriced}>
        {isPriced && last && currency ? (
          <Price amount={last.price} currency={currency} className="font-semibold" />
        ) : (
          <span className="text-base-content/75 text-sm">{m.pricing()}</span>
        )}
      </p>
      {isPriced && last && currency && (
        <div className="col-span-full flex flex-col empty:hidden sm:order-2 sm:col-start-2">
          <Advice last={last} currency={currency} />
        </div>
      )}
    </li>
  )
}
