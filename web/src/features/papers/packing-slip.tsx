import { TableHead } from '#components/lists/table-head.tsx'
import { type Shipment, unitsIn, unitsToPack } from '#components/order/units-to-pack.ts'
import { shop } from '#config/shop.ts'
import type { Order } from '#lib/api/orders.ts'
import { addressLines } from '#lib/text/address-lines.ts'
import { paperDayText } from '#lib/text/dates.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import { numberText } from '#lib/text/numbers.ts'
import * as m from '#texts/papers.ts'
import { EmptyBox, Facts, skuCell } from './facts.tsx'

/** One for what is still to be sent; once nothing is, or where one is named, for what was. */
export function PackingSlips({ order, shipmentId }: { order: Order; shipmentId: string | undefined }) {
  const rest = unitsToPack(order)
  const sent = order.shipments.filter(({ id }) => shipmentId === undefined || id === shipmentId)
  if (shipmentId === undefined && rest.length > 0) return <PackingSlip order={order} lines={rest} />
  return sent.map((shipment) => (
    <PackingSlip key={shipment.id} order={order} lines={unitsIn(order, shipment)} shipment={shipment} />
  ))
}

interface PackingSlipProps {
  order: Order
  lines: Order['lines']
  shipment?: Shipment
}

/** What is in the parcel, without prices: the recipient may not be the one who pays. */
function PackingSlip({ order, lines, shipment }: PackingSlipProps) {
  const { number, poNumber, createdAt, address, buyerName, shipping, shipments } = order
  const parcel = shipment ? shipments.indexOf(shipment) + 1 : shipments.length + 1
  const to = address ? addressLines(address) : [buyerName ?? order.email, m.noAddress()]
  return (
    <article className="paper" aria-label={m.packingSlipOfOrderNumber({ number })}>
      <header className="flex flex-wrap items-start justify-between gap-6 pb-6">
        <div>
          <p className="font-serif text-2xl">{shop.name}</p>
          <p>{m.packingSlip()}</p>
        </div>
        <Facts
          facts={[
            [m.order(), number],
            ['PO number', poNumber],
            [m.ordered(), paperDayText(createdAt)],
            [m.shipping(), shipping?.name],
            [m.shipment(), shipments.length > (shipment ? 1 : 0) ? String(parcel) : undefined],
            [m.carrier(), shipment?.carrier],
            [m.tracking(), shipment?.tracking?.join(', ')],
          ]}
        />
      </header>
      <section aria-label={m.shipTo()} className="pb-6">
        <p className="text-sm">{m.shipTo()}</p>
        <p className="whitespace-pre-line font-semibold leading-snug">{to.join('\n')}</p>
        {address?.phone && <p className="text-sm">{address.phone}</p>}
      </section>
      <table className="paper-table">
        <caption className="sr-only">{m.productsInThisParcel()}</caption>
        <TableHead columns={[[m.sku()], [m.product()], [m.quantity(), 'number'], [m.packed(), 'number']]} />
        <tbody>
          {lines.map(({ productId, sku, name, unit, quantity }) => (
            <tr key={productId}>
              <td className={skuCell}>{sku}</td>
              <td className="wrap-anywhere">
                {keepUnits(name)}
                <span className="block text-sm">{m.perUnit({ unit: keepUnits(unit) })}</span>
              </td>
              <td className="number font-semibold">{numberText(quantity)}</td>
              <td className="number">
                <EmptyBox />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  )
}
