import { isQuantity } from '@wood-master/contract/purchase-rules'
import { numberText } from '@wood-master/contract/text-parts'
import X from 'lucide-react/icons/x'
import { NearestQuantities } from '#components/forms/quantity-offers.tsx'
import { useTyped } from '#components/lists/typed-filter.tsx'
import { IconButton } from '#components/ui/button.tsx'
import { Price } from '#components/ui/price.tsx'
import { keepUnits } from '#lib/text/keep-units.ts'
import { wholeOf } from '#lib/text/whole-of.ts'
import * as m from '#texts/quick-order.ts'
import type { OrderListLine, Suggestion } from './order-list.ts'

interface OrderListRowProps {
  line: OrderListLine
  /** As it is summed up, in major units; left out of a line that is not ready. */
  price: number | undefined
  currency: string
  /** `leaves` when the buyer has gone elsewhere already. */
  onSettle: (product: Pick<Suggestion, 'sku'>, quantity: number | undefined, leaves?: boolean) => void
  onLeaveOut: () => void
}

type OnSay = (quantity: number, leaves: boolean) => void

/** How many: what is typed applies on Enter and when the field is left. */
function Quantity({ line, onSay }: { line: OrderListLine; onSay: OnSay }) {
  const { quantity, name, input } = line
  const [typed, setTyped] = useTyped(String(quantity ?? ''))
  const say = (leaves: boolean) => {
    const wanted = wholeOf(typed)
    // What is no quantity would look ordered while the line's own is.
    if (!isQuantity(wanted)) setTyped(String(quantity ?? ''))
    else if (wanted !== quantity) onSay(wanted, leaves)
  }
  return (
    <input
      type="number"
      inputMode="numeric"
      min={1}
      aria-label={m.quantityOf({ name: name ?? input })}
      className="input h-11 w-20 text-end tabular-nums max-sm:w-16"
      disabled={!line.sku}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => say(true)}
      onKeyDown={(event) => event.key === 'Enter' && say(false)}
    />
  )
}

/** One line as it was pasted or typed: how many of what, at which price, out of how many; and its remedy. */
export function OrderListRow({ line, price, currency, onSettle, onLeaveOut }: OrderListRowProps) {
  const { input, problem, sku, name, quantity, unitPrice, available, merged } = line
  const { suggestions = [], quantities = [] } = problem ?? {}
  const unit = unitPrice !== undefined && <Price amount={unitPrice} currency={currency} of={line} />
  const sum = price !== undefined && <Price amount={price} currency={currency} />
  const stock = available !== undefined && numberText(available)
  return (
    <tr className="border-base-300 border-t align-top" data-refused={problem?.code}>
      <td className="py-1 pe-3">
        <Quantity line={line} onSay={(quantity, leaves) => sku && onSettle({ sku }, quantity, leaves)} />
      </td>
      <td className="wrap-anywhere w-full py-1 pe-3">
        <p className="flex min-h-11 flex-wrap items-center gap-x-2 leading-tight">
          {name ? (
            <>
              {keepUnits(name)} <bdi className="text-base-content/75 text-sm">{sku}</bdi>
            </>
          ) : (
            <span className="font-semibold">{input.replaceAll('\t', ' · ')}</span>
          )}
        </p>
        {merged && <p className="text-base-content/75 text-sm">{m.merged({ count: merged })}</p>}
        <p className="text-base-content/75 text-sm md:hidden">
          {unit}
          {unit && available !== undefined && ' · '}
          {available !== undefined && m.inStock({ count: available })}{' '}
          <span className="font-semibold text-base-content md:hidden">{sum}</span>
        </p>
        {problem && (
          <div data-remedy className="mt-1 flex flex-col items-start gap-2">
            <p className="text-error text-sm">{problem.message}</p>
            {suggestions.length > 0 && (
              <div className="flex flex-wrap items-center gap-2">
                <span className="text-sm">{m.didYouMean()}</span>
                {suggestions.map((suggestion) => (
                  <button
                    key={suggestion.productId}
                    type="button"
                    className="btn btn-sm text-sm h-auto min-h-11 shrink whitespace-normal border-base-content/60 bg-base-100 py-1 text-start hover:bg-base-300"
                    onClick={() => onSettle(suggestion, quantity)}
                  >
                    {suggestion.sku} · {suggestion.name}
                  </button>
                ))}
              </div>
            )}
            {sku && (
              <NearestQuantities
                quantities={quantities}
                of={name ?? input}
                onChoose={(wanted) => onSettle({ sku }, wanted)}
              />
            )}
          </div>
        )}
      </td>
      <td className="py-3 pe-3 text-end max-md:hidden">{unit}</td>
      <td className="py-3 pe-3 text-end tabular-nums max-md:hidden">{stock}</td>
      <td className="py-3 text-end font-semibold max-md:hidden">{sum}</td>
      <td className="py-1 ps-1">
        <IconButton
          icon={X}
          className="btn-square"
          label={m.leaveOutName({ name: name ?? input })}
          onClick={onLeaveOut}
        />
      </td>
    </tr>
  )
}
