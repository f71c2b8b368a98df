import { unitsToPack } from '#components/order/units-to-pack.ts'
import type { Order } from '#lib/api/orders.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import { numberText } from '#lib/text/numbers.ts'
import * as m from '#texts/packing.ts'

interface LinesToPackProps {
  order: Order
  packed: readonly string[]
  onTick: (productId: string) => void
}

export function LinesToPack({ order, packed, onTick }: LinesToPackProps) {
  return (
    <ul aria-label={m.productsOfOrderNumber({ number: order.number })}>
      {unitsToPack(order).map(({ productId, sku, name, unit, quantity }) => (
        <li key={productId}>
          <label className="flex min-h-9 cursor-pointer items-start gap-3 py-1">
            <input
              type="checkbox"
              className="checkbox checkbox-sm mt-0.5"
              checked={packed.includes(productId)}
              onChange={() => onTick(productId)}
            />
            <span className={packed.includes(productId) ? 'text-base-content/75 line-through' : ''}>
              <span className="font-semibold tabular-nums">{numberText(quantity)}</span> × {keepUnits(unit)}{' '}
              <span className="wrap-anywhere font-semibold">{keepUnits(name)}</span>{' '}
              <span className="text-base-content/75 text-sm">{sku}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}
