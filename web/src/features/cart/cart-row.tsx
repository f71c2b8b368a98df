import { limits } from '@wood-master/contract/limits'
import { lineBreakOffer } from '@wood-master/contract/major-unit-prices'
import { isQuantity, steppedQuantity } from '@wood-master/contract/purchase-rules'
import X from 'lucide-react/icons/x'
import { BreakOfferButton, NearestQuantities } from '#components/forms/quantity-offers.tsx'
import { QuantityStepper } from '#components/forms/quantity-stepper.tsx'
import { useTyped } from '#components/lists/typed-filter.tsx'
import { IconButton } from '#components/ui/button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Price } from '#components/ui/price.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { paths } from '#config/paths.ts'
import { keepFocus } from '#lib/browser/focus-heading.ts'
import { setInCart } from '#lib/cart/cart.ts'
import type { ShownLine } from '#lib/cart/kept-cart.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import { leavesText } from '#lib/text/leaves.ts'
import { wholeOf } from '#lib/text/whole-of.ts'
import * as m from '#texts/cart.ts'

interface CartRowProps {
  line: ShownLine
  /** Major units, as it is shown: a consumer's with tax. */
  price: number | undefined
  currency: string | undefined
  onRemove: () => void
}

export function CartRow({ line, price, currency, onRemove }: CartRowProps) {
  const { productId, name, last, isPriced } = line
  // What was true of another quantity keeps its room: nothing moves under a finger while the line is priced.
  const dimmed = isPriced ? '' : 'opacity-60'
  const take = (quantity: number) => setInCart(productId, quantity)
  return (
    <li
      ref={keepFocus}
      data-line={productId}
      className="grid grid-cols-[3rem_1fr_auto] items-center gap-x-4 gap-y-1.5 border-base-300 border-t py-1 sm:col-span-full sm:grid-cols-subgrid"
    >
      {last ? (
        <Picture src={last.img} alt="" sizes="3rem" className="aspect-square w-full rounded-field" />
      ) : (
        <span className="aspect-square w-full rounded-field bg-base-200" aria-hidden="true" />
      )}
      <div className="min-w-0 leading-tight">
        <h2 className="wrap-anywhere font-sans font-semibold text-base/5">
          <Link to={paths.purchase(productId)} className="hover:underline">
            {keepUnits(name)}
          </Link>
        </h2>
        {last && currency ? (
          <p className="text-base-content/75 text-sm/tight">
            {richText(m.lineFacts({ sku: last.sku, unit: keepUnits(last.unit) }), {
              price: () => <Price amount={last.unitPrice} currency={currency} of={last} />,
            })}
            {last.casePack > 1 && ` · ${m.casePacks({ casePack: last.casePack })}`}
          </p>
        ) : (
          // The room of facts and promise.
          <p className="h-[2lh] text-sm/tight max-sm:h-[3lh]" />
        )}
        {last?.promise && <p className={`text-sm/tight ${dimmed}`}>{leavesText(last.promise)}</p>}
      </div>
      <IconButton
        icon={X}
        className="btn-square justify-self-end sm:order-1"
        label={m.removeName({ name })}
        onClick={onRemove}
      />
      <div className="col-span-2 sm:col-span-1 [&_input]:w-20">
        <CartQuantity line={line} />
      </div>
      <p className="justify-self-end text-end" aria-busy={!isPriced}>
        {isPriced && price !== undefined && currency ? (
          <Price amount={price} currency={currency} className="font-semibold" />
        ) : (
          <span className="text-base-content/75 text-sm">{m.pricing()}</span>
        )}
      </p>
      {last && currency && (
        <div className={`col-span-full flex flex-col empty:hidden sm:order-2 sm:col-start-2 ${dimmed}`}>
          {/* Why the line cannot be ordered with what can be; else what the next price break would save. */}
          {last.problem ? (
            <div
              className="flex flex-col gap-2 rounded-field bg-warning/20 p-3"
              data-problem={isPriced ? last.problem.code : undefined}
            >
              <p className="font-semibold text-sm">{last.problem.message}</p>
              <NearestQuantities quantities={last.problem.quantities ?? []} of={last.name} onChoose={take} />
            </div>
          ) : (
            <BreakOfferButton
              offer={lineBreakOffer(last, currency)}
              currency={currency}
              goods={last}
              available={last.orderable ?? last.available}
              of={last.name}
              onTake={take}
            />
          )}
        </div>
      )}
    </li>
  )
}

/** How many of a product: the buttons apply at once, what is typed applies on Enter and when the field is left. */
function CartQuantity({ line }: { line: ShownLine }) {
  const { productId, quantity, name, last } = line
  // It may be changed by another button, tab or device.
  const [typed, setTyped] = useTyped(String(quantity))
  const wanted = wholeOf(typed)
  const apply = () => {
    if (!isQuantity(wanted)) return setTyped(String(quantity))
    if (wanted !== quantity) setInCart(productId, wanted)
  }
  const step = (by: 1 | -1) => {
    const casePack = last?.casePack ?? 1
    const availableQuantity = last?.orderable ?? last?.available ?? limits.maxQuantity
    // A press need not leave the field: what was typed in it counts.
    const from = isQuantity(wanted) ? wanted : quantity
    const next = steppedQuantity(from, by, { casePack, availableQuantity })
    setTyped(String(next))
    setInCart(productId, next)
  }

  return (
    <QuantityStepper
      aria-label={m.quantityOfName({ name })}
      of={name}
      onStep={step}
      min={1}
      step={last?.casePack ?? 1}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={apply}
      onKeyDown={(event) => event.key === 'Enter' && apply()}
    />
  )
}
