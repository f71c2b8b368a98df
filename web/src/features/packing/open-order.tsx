import { numberText } from '@wood-master/contract/text-parts'
import { unitsHere } from '#components/order/order-progress.ts'
import { StateBadge } from '#components/order/order-state.tsx'
import { CarrierField } from '#components/shipping/carrier-field.tsx'
import { TrackingField } from '#components/shipping/tracking-field.tsx'
import { whyNot } from '#components/shipping/why-not.ts'
import { Button } from '#components/ui/button.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import type { Order } from '#lib/api/orders.ts'
import { addressLines } from '#lib/text/address-lines.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import { leavesText } from '#lib/text/leaves.ts'
import { poText } from '#lib/text/po-text.ts'
import * as m from '#texts/packing.ts'
import { kilogramsOf } from './propose-carrier.ts'
import type { BenchState } from './use-bench.ts'
import type { Hand } from './use-hand.ts'

interface OpenOrderProps {
  order: Order
  bench: BenchState
  hand: Hand
  /** Gives the hands back to the scanner, before anything else: what it reads next must not press a button. */
  onPress: () => void
}

export function OpenOrder({ order, bench, hand, onPress }: OpenOrderProps) {
  const { _id, number, poNumber, createdAt, paidAt, address, buyerName, email, shipping: rate } = order
  const kilograms = kilogramsOf(order)
  const stop = whyNot(order)
  const other = hand.others[_id]
  const packing = bench.packingOf(order)
  const isPart = packing === 'part' || (packing === 'all' && order.lines.some(({ waiting }) => waiting > 0))
  const packed = bench.packed[_id] ?? {}
  const lines = unitsHere(order)
  const done = lines.filter(({ productId, quantity }) => (packed[productId] ?? 0) >= quantity).length
  return (
    <section
      data-order={_id}
      aria-label={m.openOrder({ number })}
      className="mb-6 rounded-box border border-primary bg-base-100 p-4"
    >
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="font-semibold text-lg">
          <bdi>{number}</bdi>
        </h2>
        {poNumber && <span className="wrap-anywhere">{poText(poNumber)}</span>}
        <span className="text-base-content/75 text-sm">
          {m.paid()} <DateText at={paidAt ?? createdAt} withTime />
        </span>
        {order.state === 'part_shipped' && <StateBadge state={order.state} />}
        {order.sending === 'as_ready' && <span className="text-sm">{m.asReady()}</span>}
        <Link to={adminPaths.manageOneOrder(_id)} className="link ms-auto text-sm">
          {richText(m.detailsOfOrder({ number }))}
        </Link>
      </div>
      {stop && <p className="mb-2 font-semibold text-error">{stop}</p>}
      {other && <p className="mb-2 font-semibold text-error">{m.otherPacks({ by: other, number })}</p>}
      <div className="grid gap-x-8 gap-y-4 xl:grid-cols-[1fr_14rem_18rem]">
        <div className="min-w-0">
          <LinesToPack
            order={order}
            packed={packed}
            onPack={(id, units) => hand.pack(order, { [id]: units })}
          />
          <p role="status" className="mt-1 text-base-content/75 text-sm">
            {m.packedCount({ done, all: lines.length })}
            {isPart && `. ${m.inPart()}`}
          </p>
          {isPart && order.sending !== 'as_ready' && order.state === 'paid' && (
            <p className="font-semibold text-error text-sm">{m.wantsTogether()}</p>
          )}
        </div>
        <div className="text-sm">
          {address ? (
            <p className="wrap-anywhere own-lines">{addressLines(address).join('\n')}</p>
          ) : (
            <>
              <p className="font-semibold text-error">{m.noAddress()}</p>
              <p className="wrap-anywhere">{buyerName ?? email}</p>
            </>
          )}
          {rate && <p className="mt-1 text-base-content/75">{rate.name}</p>}
          {kilograms !== undefined && (
            <p className="text-base-content/75">
              {m.weighs({ kg: numberText(Math.round(kilograms * 10) / 10) })}
            </p>
          )}
        </div>
        <div className="flex flex-col gap-3">
          <TrackingField
            number={number}
            typed={bench.typedTracking(_id)}
            onType={(typed) => bench.setTracking(_id, typed)}
          />
          <CarrierField
            key={_id}
            carrier={bench.carrierOf(order)}
            onChange={(carrier) => bench.setCarrier(_id, carrier)}
          />
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          look="plain"
          disabled={packing === 'all'}
          onClick={() => {
            onPress()
            hand.packAll(order)
          }}
        >
          {m.packAll()}
        </Button>
        <Button
          pending={hand.pending}
          onClick={() => {
            onPress()
            void hand.send(order)
          }}
        >
          {m.ship()}
        </Button>
      </div>
    </section>
  )
}

interface LinesToPackProps {
  order: Order
  packed: Readonly<Record<string, number>>
  onPack: (productId: string, quantity: number) => void
}

function LinesToPack({ order, packed, onPack }: LinesToPackProps) {
  const waiting = order.lines.filter((line) => line.waiting > 0)
  return (
    <>
      <ul aria-label={m.productsOfOrderNumber({ number: order.number })}>
        {unitsHere(order).map(({ productId, sku, name, unit, quantity }) => {
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
                  <span className="font-semibold tabular-nums">{numberText(quantity)}</span> ×{' '}
                  {unit !== 'piece' && `${keepUnits(unit)} `}
                  <span className="wrap-anywhere font-semibold">{keepUnits(name)}</span>{' '}
                  <bdi className="inline-block wrap-anywhere text-base-content/75 text-sm">{sku}</bdi>
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
      {waiting.map(({ productId, name, waiting: units, promise }) => (
        <p key={productId} className="py-1 text-base-content/75 text-sm">
          {m.waitingFor({ units, name: keepUnits(name) })} {leavesText(promise)}
        </p>
      ))}
    </>
  )
}
