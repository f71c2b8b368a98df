import { useEffect, useState } from 'react'
import { SelectBox, type Ticks } from '#components/lists/selection-bar.tsx'
import { Table } from '#components/lists/table.tsx'
import { OrderContent } from '#components/order/order-lines.tsx'
import { StateBadge } from '#components/order/order-state.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { Price } from '#components/ui/price.tsx'
import { srOnly } from '#components/ui/rich-text.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import type { Order } from '#lib/api/orders.ts'
import { keepFocus } from '#lib/browser/focus-heading.ts'
import { deviceStorage } from '#lib/browser/storage.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import { poText } from '#lib/text/po-text.ts'
import * as m from '#texts/order-admin.ts'
import { OrderActions } from './order-actions.tsx'

const second = 'block text-base-content/75 text-sm'
/** One line in a row of the table; in a card there is room for all of it. */
const cut = 'wrap-anywhere xl:block xl:truncate'

interface OrdersTableProps {
  orders: Order[]
  selection: Ticks
  onShipmentUndone: (ids: readonly string[]) => void
}

export function OrdersTable({ orders, selection, onShipmentUndone }: OrdersTableProps) {
  const isNew = useNewSince(orders)
  return (
    <Table
      className="table-cards rows-even xl:table-fixed"
      caption={m.orders()}
      columns={[
        [srOnly(m.selected()), 'w-13'],
        [m.order(), 'w-32 2xl:w-52'],
        [m.buyer()],
        [m.products()],
        [m.total(), 'w-27 text-end! 2xl:w-36'],
        [m.state(), 'w-34 2xl:w-56'],
        [m.actions(), 'w-38 2xl:w-48'],
      ]}
    >
      {orders.map((order) => {
        const { _id, number, poNumber, buyerName, email, productName, price, currency, refundedAmount } =
          order
        return (
          <tr key={_id} ref={keepFocus} data-order={_id} data-chosen={selection.has(_id) || undefined}>
            <td className="max-xl:float-end">
              <SelectBox id={_id} selection={selection}>
                {m.orderNumber({ number })}
              </SelectBox>
            </td>
            <td>
              <Link to={adminPaths.manageOneOrder(_id)} className="font-semibold hover:underline">
                <bdi>{number}</bdi>
              </Link>
              {isNew(order) && <span className="badge badge-accent badge-xs ms-1.5">{m.isNew()}</span>}
              <span className={`${second} ${cut}`} title={poNumber}>
                {poNumber ? poText(poNumber) : <DateText at={order.createdAt} />}
              </span>
            </td>
            <td title={email}>
              <bdi className={cut}>{buyerName ?? email}</bdi>
              {buyerName && <bdi className={`${second} ${cut}`}>{email}</bdi>}
            </td>
            <td title={productName}>
              <bdi className={cut}>{keepUnits(productName)}</bdi>
              <span className={`${second} ${cut}`}>
                <OrderContent order={order} />
              </span>
            </td>
            <td data-label={m.total()} className="xl:text-end">
              <span>
                <Price amount={price} currency={currency} className="font-semibold" />
                {refundedAmount > 0 && (
                  <span className={`${second} whitespace-nowrap`}>
                    −<Price amount={refundedAmount} currency={currency} />{' '}
                    <span className="xl:sr-only 2xl:not-sr-only">{m.refundedNote()}</span>
                  </span>
                )}
              </span>
            </td>
            <td>
              <StateBadge state={order.state} />
              <span className={`${second} ${cut} max-xl:ms-3 max-xl:inline`}>
                <OrderNote order={order} />
              </span>
            </td>
            <td>
              <OrderActions
                order={order}
                compact
                className="xl:flex-nowrap xl:justify-end xl:gap-1.5 xl:[&_.btn]:px-2"
                onShipmentUndone={() => onShipmentUndone([_id])}
              />
            </td>
          </tr>
        )
      })}
    </Table>
  )
}

/** The one thing that is worth a word about an order in a list: what needs an admin first, else its last date. */
function OrderNote({ order }: { order: Order }) {
  const urgent = urgentNote(order)
  if (urgent) return <span className="font-semibold text-error">{urgent}</span>
  const { state, payBy, paidAt, shippedAt, expiredAt, carrier, createdAt } = order
  if (state === 'unpaid' && payBy) {
    return (
      <>
        {m.until()} <DateText at={payBy} />
      </>
    )
  }
  return (
    <>
      <DateText at={expiredAt ?? shippedAt ?? paidAt ?? createdAt} />
      {shippedAt && carrier && m.withCarrier({ carrier })}
    </>
  )
}

function urgentNote(order: Order): string | undefined {
  const { state, cancelRequest, dispute, refunds, address, paymentProblem } = order
  if (dispute === 'open') return m.disputed()
  if (cancelRequest?.state === 'open') return m.asksToCancel()
  if (refunds.some((refund) => refund.state === 'failed')) return m.refundFailed()
  if (refunds.some((refund) => refund.state === 'pending')) return m.refundPending()
  if (state === 'paid' && !address) return m.noAddress()
  return state === 'unpaid' ? paymentProblem : undefined
}

const key = 'seen-orders'

/** Whether a row is newer than all that this browser has shown in such a list before the page was opened. */
function useNewSince(rows: readonly { createdAt: string }[]) {
  const [seen] = useState(() => deviceStorage.read(key))
  const newest = rows.reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), '')
  useEffect(() => {
    if (newest > (deviceStorage.read(key) ?? '')) deviceStorage.write(key, newest)
  }, [newest])
  return ({ createdAt }: { createdAt: string }) => seen !== undefined && createdAt > seen
}
