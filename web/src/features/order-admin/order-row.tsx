import { SelectBox, type Ticks } from '#components/lists/select-box.tsx'
import { OrderContent } from '#components/order/order-content.tsx'
import { StateBadge } from '#components/order/state-badge.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { Price } from '#components/ui/price.tsx'
import { paths } from '#config/paths.ts'
import type { Order } from '#lib/api/orders.ts'
import { keepFocus } from '#lib/browser/focus-heading.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import { poText } from '#lib/text/po-text.ts'
import * as m from '#texts/order-admin.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderNote } from './order-note.tsx'

/** A cell's second line. */
const second = 'block text-base-content/75 text-sm'
/** One line in a row of the table; in a card there is room for all of it. */
const cut = 'wrap-anywhere xl:block xl:truncate'

interface OrderRowProps {
  order: Order
  selection: Ticks
  onShipmentUndone: () => void
}

/** One order: a row of the table with two lines, a card on phones. */
export function OrderRow({ order, selection, onShipmentUndone }: OrderRowProps) {
  const { _id, number, poNumber, buyerName, email, productName, price, currency, refundedAmount } = order
  return (
    <tr ref={keepFocus} data-order={_id} data-chosen={selection.has(_id) || undefined}>
      <td className="max-xl:float-right">
        <SelectBox id={_id} selection={selection}>
          {m.orderNumber({ number })}
        </SelectBox>
      </td>
      <td>
        <Link to={paths.manageOneOrder(_id)} className="font-semibold hover:underline">
          {number}
        </Link>
        <span className={`${second} ${cut}`} title={poNumber}>
          {poNumber ? poText(poNumber) : <DateText at={order.createdAt} />}
        </span>
      </td>
      <td title={email}>
        <span className={cut}>{buyerName ?? email}</span>
        {buyerName && <span className={`${second} ${cut}`}>{email}</span>}
      </td>
      <td title={productName}>
        <span className={cut}>{keepUnits(productName)}</span>
        <span className={`${second} ${cut}`}>
          <OrderContent order={order} />
        </span>
      </td>
      <td data-label="Total" className="xl:text-end">
        <span>
          <Price amount={price} currency={currency} className="font-semibold" />
          {refundedAmount > 0 && (
            <span className={second}>
              <Price amount={refundedAmount} currency={currency} /> {m.refunded2()}
            </span>
          )}
        </span>
      </td>
      <td>
        <StateBadge state={order.state} />
        <span className={`${second} ${cut} max-xl:ml-3 max-xl:inline`}>
          <OrderNote order={order} />
        </span>
      </td>
      <td>
        <OrderActions
          order={order}
          className="xl:flex-nowrap xl:justify-end xl:gap-1.5 xl:[&_.btn]:px-2"
          onShipmentUndone={onShipmentUndone}
        />
      </td>
    </tr>
  )
}
