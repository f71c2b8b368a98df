import type { ReactNode } from 'react'
import { DateText } from '#components/ui/date-text.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import type { Order } from '#lib/api/orders.ts'
import * as legalTexts from '#texts/legal.ts'
import * as m from '#texts/order.ts'
import { DeliveredTo } from './delivered-to.tsx'
import { OrderLines } from './order-lines.tsx'
import { type Shipment, totalNameOf } from './order-progress.ts'
import { StateBadge, StateTimeline } from './order-state.tsx'
import { Parcels } from './parcels.tsx'
import { partsOf } from './shown-order.ts'
import { DiscountNote, MoneyRow, TotalsRows } from './totals-rows.tsx'

interface OrderDetailsProps {
  order: Order
  actions: ReactNode
  belowLine?: (line: Order['lines'][number]) => ReactNode
  addressActions?: ReactNode
  shipmentActions?: (shipment: Shipment) => ReactNode
  children?: ReactNode
}

export function OrderDetails(props: OrderDetailsProps) {
  const { order, actions, belowLine, addressActions, shipmentActions, children } = props
  const { refundedAmount: refunded } = order
  return (
    <div className="grid gap-8 xl:grid-cols-[1fr_20rem] xl:gap-10">
      <div className="flex min-w-0 flex-col gap-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <StateBadge state={order.state} />
          {order.poNumber && (
            <p>
              {richText(m.poNumberOf({ poNumber: order.poNumber }), {
                part: (words) => <span className="wrap-anywhere font-semibold">{words}</span>,
              })}
            </p>
          )}
          <p className="text-base-content/75">
            {m.ordered()} <DateText at={order.createdAt} withTime />
          </p>
        </div>
        <div className="rounded-box border border-base-300 p-4">
          <StateTimeline order={order} />
          <Parcels order={order} actions={shipmentActions} />
        </div>
        <OrderLines order={order} below={belowLine} />
        <DeliveredTo order={order}>{addressActions}</DeliveredTo>
      </div>
      <aside
        aria-label={m.moneyAndActions()}
        className="flex h-fit flex-col gap-5 rounded-box bg-base-200 p-6 xl:sticky xl:top-24"
      >
        <dl className="flex flex-col gap-2">
          <TotalsRows {...partsOf(order)} totalName={totalNameOf(order)} />
          {refunded > 0 && <MoneyRow name={m.refundedRow()} amount={refunded} currency={order.currency} />}
        </dl>
        <DiscountNote {...order} />
        {order.acceptedTerms && (
          <p className="text-base-content/75 text-sm" title={order.acceptedTerms.version}>
            {richText(legalTexts.acceptedVersion(), {
              date: () => <DateText at={order.acceptedTerms?.at ?? order.createdAt} />,
            })}
          </p>
        )}
        {children}
        {actions}
      </aside>
    </div>
  )
}
