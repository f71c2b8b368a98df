import type { OrderReturn } from '@wood-master/contract/returns'
import { numberText } from '@wood-master/contract/text-parts'
import { Table } from '#components/lists/table.tsx'
import { reasonNames } from '#components/order/return-names.ts'
import { shop } from '#config/shop.ts'
import type { Order } from '#lib/api/orders.ts'
import { addressLines } from '#lib/text/address-lines.ts'
import { paperDayText } from '#lib/text/dates.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as m from '#texts/papers.ts'
import { Facts, Sku } from './paper-parts.tsx'

/** What goes into the parcel that a buyer sends back: the number by which it is known again, and where it goes. */
export function ReturnSlip({ order, one }: { order: Order; one: OrderReturn }) {
  const { number, lines, decidedAt, sendTo = '' } = one
  const lineOf = (productId: string) => order.lines.find((line) => line.productId === productId)
  const from = order.address ? addressLines(order.address) : [order.buyerName ?? order.email]
  return (
    <article className="paper" aria-label={m.returnSlipNumber({ number })}>
      <header className="flex flex-wrap items-start justify-between gap-6 pb-6">
        <div>
          <p className="font-serif text-2xl">{shop.name}</p>
          <p>{m.returnSlip()}</p>
          <p className="mt-2 font-semibold text-3xl tabular-nums">
            <bdi>{number}</bdi>
          </p>
        </div>
        <Facts
          facts={[
            [m.order(), order.number],
            [m.accepted(), decidedAt && paperDayText(decidedAt)],
          ]}
        />
      </header>
      <div className="grid gap-6 pb-6 sm:grid-cols-2 print:grid-cols-2">
        <section aria-label={m.sendTo()}>
          <p className="text-sm">{m.sendTo()}</p>
          <p className="own-lines font-semibold leading-snug">{sendTo.split(/,\s*/).join('\n')}</p>
        </section>
        <section aria-label={m.sentBy()}>
          <p className="text-sm">{m.sentBy()}</p>
          <p className="own-lines leading-snug">{from.join('\n')}</p>
        </section>
      </div>
      <Table
        className="paper-table"
        caption={m.piecesOfThisReturn()}
        columns={[[m.sku()], [m.product()], [m.reason()], [m.quantity(), 'number']]}
      >
        {lines
          .filter(({ reason }) => reason !== 'missing')
          .map(({ productId, quantity, reason }) => (
            <tr key={productId}>
              <td>
                <Sku>{lineOf(productId)?.sku}</Sku>
              </td>
              <td className="wrap-anywhere">{keepUnits(lineOf(productId)?.name ?? productId)}</td>
              <td>{reasonNames[reason]}</td>
              <td className="number font-semibold">{numberText(quantity)}</td>
            </tr>
          ))}
      </Table>
      <p className="pt-6 text-sm">{m.putIntoTheParcel()}</p>
    </article>
  )
}
