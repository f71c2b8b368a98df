import { unitsToPack } from '#components/order/units-to-pack.ts'
import type { Order } from '#lib/api/orders.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import { numberText } from '#lib/text/numbers.ts'
import * as m from '#texts/packing.ts'

interface LinesToPackProps {
  order: Order
  /** How many of each product are packed. */
  packed: Readonly<Record<string, number>>
  onPack: (productId: string, quantity: number) => void
}

/** A tick packs all of a line; where less is there, its field takes how many. */
export function LinesToPack({ order, packed, onPack }: LinesToPackProps) {
  return (
    <ul aria-label={m.productsOfOrderNumber({ number: order.number })}>
      {unitsToPack(order).map(({ productId, sku, name, unit, quantity }) => {
        const inside = Math.min(packed[productId] ?? 0, quantity)
        const isAll = inside === quantity
        return (
          <li key={productId} className="flex items-start gap-3">
            <label className="flex min-h-9 min-w-0 flex-1 cursor-pointer items-start gap-3 py-1">
              <input
                type="checkbox"
                className="checkbox checkbox-sm mt-0.5"
                checked={isAll}
                onChange={() => onPack(productId, isAll ? 0 : quantity)}
              />
              <span className={isAll ? 'text-base-content/75 line-through' : ''}>
                <span className="font-semibold tabular-nums">{numberText(quantity)}</span> × {keepUnits(unit)}{' '}
                <span className="wrap-anywhere font-semibold">{keepUnits(name)}</span>{' '}
                <span className="text-base-content/75 text-sm">{sku}</span>
              </span>
            </label>
            {quantity > 1 && (
              <input
                type="number"
                inputMode="numeric"
                aria-label={m.packedOfSku({ sku })}
                className="input input-sm w-20 text-end"
                min={0}
                max={quantity}
                value={inside}
                onChange={({ target }) =>
                  onPack(productId, Math.max(0, Math.min(quantity, Math.trunc(Number(target.value)) || 0)))
                }
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
