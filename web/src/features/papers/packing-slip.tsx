import { numberText } from '@wood-master/contract/text-parts'
import { Table } from '#components/lists/table.tsx'
import { type Shipment, unitsHere, unitsIn, unitsToPack } from '#components/order/order-progress.ts'
import type { Order } from '#lib/api/orders.ts'
import { addressLines } from '#lib/text/address-lines.ts'
import { paperDayText } from '#lib/text/dates.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import { leavesText } from '#lib/text/leaves.ts'
import * as m from '#texts/papers.ts'
import { Barcode, Code, EmptyBox, Facts, SheetFoot, Sku } from './paper-parts.tsx'
import type { Seller } from './papers-api.ts'

type SlipsProps = Pick<PackingSlipProps, 'order' | 'seller'> & { shipmentId: string | undefined }

/** One for what is still to be sent; once nothing is, or where one is named, for what was. */
export function PackingSlips({ order, ...slip }: SlipsProps) {
  const { shipmentId } = slip
  const [rest, toSend] = [unitsHere(order), unitsToPack(order)]
  const waiting = toSend.map((line) => ({ ...line, quantity: line.waiting }))
  const sent = order.shipments.filter(({ id }) => shipmentId === undefined || id === shipmentId)
  if (shipmentId === undefined && rest.length > 0)
    return <PackingSlip {...slip} order={order} lines={rest} follows={waiting} />
  return sent.map((shipment) => (
    <PackingSlip
      key={shipment.id}
      {...slip}
      order={order}
      lines={unitsIn(order, shipment)}
      follows={toSend}
      shipment={shipment}
    />
  ))
}

interface PackingSlipProps {
  order: Order
  seller: Seller
  lines: Order['lines']
  /** What leaves later, as things stand. */
  follows: Order['lines']
  shipment?: Shipment
}

/** What is in the parcel, without prices: the recipient may not be the one who pays. */
function PackingSlip({ order, seller, lines, follows, shipment }: PackingSlipProps) {
  const { number, poNumber, createdAt, address, buyerName, shipping, shipments } = order
  const parcel = shipment ? shipments.indexOf(shipment) + 1 : shipments.length + 1
  const to = address ? addressLines(address) : [buyerName ?? order.email, m.noAddress()]
  return (
    <article className="paper" aria-label={m.packingSlipOfOrder({ number })}>
      <header className="flex flex-wrap items-start justify-between gap-6 pb-6">
        <div>
          <p className="font-serif text-2xl">{seller.name}</p>
          <p className="text-sm">{seller.address}</p>
          <p className="pt-2">{m.packingSlip()}</p>
          <Barcode text={number} />
        </div>
        <Facts
          facts={[
            [m.order(), <Code key="number">{number}</Code>],
            [m.poNumber(), poNumber],
            [m.ordered(), paperDayText(createdAt)],
            [m.shipping(), shipping?.name],
            [m.shipment(), shipments.length > (shipment ? 1 : 0) ? String(parcel) : undefined],
            [m.carrier(), shipment?.carrier],
            [m.tracking(), shipment?.tracking?.join(', ')],
          ]}
        />
      </header>
      <div className="pb-6">
        <p className="text-sm">{m.shipTo()}</p>
        <p className="own-lines font-semibold leading-snug">{to.join('\n')}</p>
        {address?.phone && (
          <p className="text-sm">
            <bdi>{address.phone}</bdi>
          </p>
        )}
      </div>
      <Table
        className="paper-table"
        caption={m.productsInThisParcel()}
        columns={[[m.sku()], [m.product()], [m.quantity(), 'number'], [m.packed(), 'number']]}
        foot={<SheetFoot number={number} />}
      >
        {lines.map(({ productId, sku, name, unit, quantity }) => (
          <tr key={productId}>
            <td>
              <Sku>{sku}</Sku>
            </td>
            <td className="wrap-anywhere">
              {keepUnits(name)}
              <span className="block text-sm">{m.perUnit({ unit: keepUnits(unit) })}</span>
              <Barcode text={sku} millimetres={0.25} />
            </td>
            <td className="number font-semibold">{numberText(quantity)}</td>
            <td className="number">
              <EmptyBox />
            </td>
          </tr>
        ))}
      </Table>
      <ul className="mt-6 text-sm">
        {follows
          .filter(({ quantity }) => quantity > 0)
          .map(({ productId, name, quantity, promise }) => (
            <li key={productId}>
              {m.follows({ quantity, name: keepUnits(name) })} {leavesText(promise)}
            </li>
          ))}
      </ul>
    </article>
  )
}
