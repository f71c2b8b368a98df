import { useAction } from '#components/forms/use-action.ts'
import { StateBadge } from '#components/order/state-badge.tsx'
import { unitsToPack } from '#components/order/units-to-pack.ts'
import { TrackingField } from '#components/shipping/tracking-field.tsx'
import { whyNot } from '#components/shipping/why-not.ts'
import { DateText } from '#components/ui/date-text.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { paths } from '#config/paths.ts'
import { api } from '#lib/api/api.ts'
import type { Order } from '#lib/api/orders.ts'
import { addressLines } from '#lib/text/address-lines.ts'
import { poText } from '#lib/text/po-text.ts'
import * as m from '#texts/packing.ts'
import { LinesToPack } from './lines-to-pack.tsx'
import type { BenchState } from './use-bench.ts'

function Destination({ order: { address, buyerName, email, shipping } }: { order: Order }) {
  return (
    <div className="text-sm">
      {address ? (
        <p className="wrap-anywhere whitespace-pre-line">{addressLines(address).join('\n')}</p>
      ) : (
        <>
          <p className="font-semibold text-error">{m.noAddress()}</p>
          <p className="wrap-anywhere">{buyerName ?? email}</p>
        </>
      )}
      {shipping && <p className="mt-1 text-base-content/75">{shipping.name}</p>}
    </div>
  )
}

/** One order at the bench: what goes in, where it goes, and the numbers of its parcels. */
export function OrderToPack({ order, bench }: { order: Order; bench: BenchState }) {
  const { _id, number, poNumber, createdAt, paidAt } = order
  const stop = whyNot(order)
  const packed = bench.packedOf(_id)
  const lines = unitsToPack(order)
  const done = lines.filter(({ productId, quantity }) => (packed[productId] ?? 0) >= quantity).length
  const part = bench.partOf(order)
  const begin = useAction()
  const pack = (productId: string, quantity: number) => {
    bench.pack(_id, productId, quantity)
    if (!order.packingAt && Object.keys(packed).length === 0)
      void begin.run(async () => void (await api.call('startPacking', { params: { id: _id } })))
  }
  const isSelected = bench.selected.some((each) => each._id === _id)
  return (
    <li
      data-order={_id}
      className={`rounded-box border p-4 ${isSelected ? 'border-primary bg-base-200' : 'border-base-300'}`}
    >
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
          <input
            type="checkbox"
            className="checkbox"
            checked={isSelected}
            onChange={() => bench.select(_id)}
          />
          <span>
            <span className="sr-only">{m.selectOrder()}</span>
            {number}
          </span>
        </label>
        {poNumber && <span className="wrap-anywhere">{poText(poNumber)}</span>}
        <span className="text-base-content/75 text-sm">
          {m.paid()} <DateText at={paidAt ?? createdAt} withTime />
        </span>
        {order.state === 'part_shipped' && <StateBadge state={order.state} />}
        {order.sending === 'as_ready' && <span className="text-sm">{m.asReady()}</span>}
        {stop && <span className="font-semibold text-error text-sm">{stop}</span>}
        <Link to={paths.manageOneOrder(_id)} className="link ml-auto text-sm">
          {richText(m.detailsPartOfOrderNumber({ number }), {
            part: (words) => <span className="sr-only">{words}</span>,
          })}
        </Link>
      </div>
      <div className="grid gap-x-8 gap-y-4 xl:grid-cols-[1fr_14rem_16rem]">
        <div className="min-w-0">
          <LinesToPack order={order} packed={packed} onPack={pack} />
          <p role="status" className="mt-1 text-base-content/75 text-sm">
            {m.doneOfLengthPacked({ done, length: lines.length })}
            {part && `. ${m.inPart()}`}
          </p>
          {part && order.sending !== 'as_ready' && order.state === 'paid' && (
            <p className="font-semibold text-error text-sm">{m.wantsTogether()}</p>
          )}
        </div>
        <Destination order={order} />
        <TrackingField
          number={number}
          typed={bench.trackingOf(_id)}
          onType={(typed) => bench.setTracking(_id, typed)}
        />
      </div>
    </li>
  )
}
