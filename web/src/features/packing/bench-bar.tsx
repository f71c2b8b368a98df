import { CarrierField } from '#components/order/carrier-field.tsx'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import { countOf } from '#lib/text/count.ts'
import { messages } from './messages.ts'
import type { BenchState } from './use-bench.ts'

const papers = [
  ['invoices', 'Invoices'],
  ['slips', 'Packing slips'],
  ['labels', 'Labels'],
] as const

interface BenchBarProps {
  bench: BenchState
  orders: number
  pending: boolean
  onShip: () => void
}

/** What can be done with the selected orders; it stays in sight while the list is scrolled. */
export function BenchBar({ bench, orders, pending, onShip }: BenchBarProps) {
  const { selected } = bench
  const ids = selected.map(({ _id }) => _id)
  return (
    <section
      aria-label="Selected orders"
      className="sticky top-18 z-10 mb-4 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-box border border-base-300 bg-base-100 p-4"
    >
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="checkbox"
          checked={orders > 0 && selected.length === orders}
          onChange={(event) => bench.selectAll(event.target.checked)}
        />
        Select all
      </label>
      <p role="status" className="font-semibold">
        {countOf(selected.length, 'order')} selected
      </p>
      <CarrierField carrier={bench.carrier} onChange={bench.setCarrier} />
      <Button disabled={selected.length === 0} pending={pending} onClick={onShip}>
        {messages.shipped}
      </Button>
      {selected.length > 0 && (
        <nav aria-label="Print for the selected orders" className="flex flex-wrap gap-2">
          {papers.map(([kind, name]) => (
            <Link key={kind} to={paths.papers(kind, ids)} className={buttonClass('plain', 'btn-sm min-h-9')}>
              {name}
            </Link>
          ))}
        </nav>
      )}
    </section>
  )
}
