import type { OrderReturn } from '@wood-master/contract/returns'
import type { ReactNode } from 'react'
import { DateText } from '#components/ui/date-text.tsx'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/returns.ts'
import { ReturnLines } from './return-lines.tsx'
import { returnStateNames } from './return-names.ts'

interface OrderReturnsProps {
  order: Order
  says?: (one: OrderReturn) => string
  actions?: (one: OrderReturn) => ReactNode
}

export function OrderReturns({ order, says, actions }: OrderReturnsProps) {
  if (order.returns.length === 0) return null
  return (
    <section aria-label={m.returns()} className="mb-8 rounded-box border border-base-300 p-4 sm:p-5">
      <h2 className="text-2xl">{m.returns()}</h2>
      <ul>
        {order.returns.toReversed().map((one) => (
          <li key={one.id} className="mt-4 border-base-300 border-t pt-4 first:border-t-0 first:pt-0">
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="font-semibold">{m.returnNumber(one)}</span>
              <span className="badge badge-outline font-semibold">{returnStateNames[one.state]}</span>
              <DateText at={one.requestedAt} className="text-base-content/75 text-sm" />
            </p>
            {says && <p className="mt-2 max-w-prose">{says(one)}</p>}
            {one.answer && <p className="wrap-anywhere mt-1 max-w-prose font-semibold">{one.answer}</p>}
            <ReturnLines order={order} one={one} />
            {actions?.(one)}
          </li>
        ))}
      </ul>
    </section>
  )
}
