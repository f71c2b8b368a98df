import { PrintLinks } from '#components/order-list/print-links.tsx'
import { CarrierField } from '#components/shipping/carrier-field.tsx'
import { Button } from '#components/ui/button.tsx'
import * as m from '#texts/shipping.ts'
import type { BenchState } from './use-bench.ts'

interface BenchBarProps {
  bench: BenchState
  orders: number
  pending: boolean
  onShip: () => void
}

/** What can be done with the selected orders. */
export function BenchBar({ bench, orders, pending, onShip }: BenchBarProps) {
  const { selected } = bench
  return (
    <section
      aria-label={m.selectedOrders()}
      className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-box border border-base-300 bg-base-100 p-4"
    >
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="checkbox"
          checked={orders > 0 && selected.length === orders}
          onChange={(event) => bench.selectAll(event.target.checked)}
        />
        {m.selectAll()}
      </label>
      <p role="status" className="font-semibold">
        {m.countPluralOneOrderOther2({ count: selected.length })}
      </p>
      <CarrierField carrier={bench.carrier} onChange={bench.setCarrier} />
      <Button disabled={selected.length === 0} pending={pending} onClick={onShip}>
        {m.shipped()}
      </Button>
      {selected.length > 0 && <PrintLinks ids={selected.map(({ _id }) => _id)} />}
    </section>
  )
}
