import { type OrderState, orderStateNames } from '@wood-master/contract/order-states'
import Check from 'lucide-react/icons/check'
import { DateText } from '#components/ui/date-text.tsx'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/order.ts'

const looks: Record<OrderState, string> = {
  unpaid: 'badge-warning',
  paid: 'badge-success',
  part_shipped: 'badge-primary badge-outline',
  shipped: 'badge-primary',
  refunded: 'badge-outline',
  expired: 'badge-outline',
}

export function StateBadge({ state }: { state: OrderState }) {
  return (
    <span className={`badge whitespace-nowrap font-semibold ${looks[state]}`}>
      {orderStateNames[state]()}
    </span>
  )
}

type TimelineOrder = Pick<
  Order,
  'state' | 'createdAt' | 'paidAt' | 'shippedAt' | 'carrier' | 'expiredAt' | 'refunds'
>

interface Step {
  name: string
  at?: string | undefined
  note?: string | undefined
  done: boolean
}

function stepsOf(order: TimelineOrder): Step[] {
  const ordered = { name: m.ordered(), at: order.createdAt, done: true }
  const paid = { name: m.paid(), at: order.paidAt, done: order.paidAt !== undefined }
  const { shippedAt, carrier } = order
  const shipped = {
    name: m.shipped(),
    at: shippedAt,
    done: shippedAt !== undefined,
    note: carrier && m.withCarrier({ carrier }),
  }
  if (order.state === 'expired') return [ordered, { name: m.expired(), at: order.expiredAt, done: true }]
  if (order.state === 'refunded') {
    const refunded = { name: m.refunded(), at: order.refunds.at(-1)?.createdAt, done: true }
    return [ordered, paid, ...(shipped.done ? [shipped] : []), refunded]
  }
  const isPart = order.state === 'part_shipped'
  return [
    ordered,
    { ...paid, done: order.state !== 'unpaid' },
    {
      ...shipped,
      name: isPart ? m.partlyShipped() : shipped.name,
      done: isPart || order.state === 'shipped',
    },
  ]
}

export function StateTimeline({ order }: { order: TimelineOrder }) {
  return (
    <ol className="flex" aria-label={m.progress()}>
      {stepsOf(order).map((step, index) => (
        <li key={step.name} className="relative flex min-w-18 flex-1 flex-col items-center gap-1 text-center">
          {index > 0 && (
            <span
              aria-hidden="true"
              className={`absolute top-3 end-1/2 h-0.5 w-full ${step.done ? 'bg-primary' : 'bg-base-300'}`}
            />
          )}
          <span
            aria-hidden="true"
            className={`z-10 grid size-6 place-items-center rounded-full border-2 ${
              step.done ? 'border-primary bg-primary text-primary-content' : 'border-base-300 bg-base-100'
            }`}
          >
            {step.done && <Check className="size-3.5" strokeWidth={3} />}
          </span>
          <span className={`text-sm ${step.done ? 'font-semibold' : 'text-base-content/75'}`}>
            {step.name}
            {!step.done && <span className="sr-only">{m.notYet()}</span>}
          </span>
          {step.at && <DateText at={step.at} className="text-base-content/75 text-xs" />}
          {step.note && <span className="wrap-anywhere text-base-content/75 text-xs">{step.note}</span>}
        </li>
      ))}
    </ol>
  )
}
