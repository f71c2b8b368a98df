import { useState } from 'react'
import { ActionButton } from '#components/forms/action-button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import { api } from '#lib/api/api.ts'
import type { Order } from '#lib/api/orders.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as m from '#texts/orders.ts'

/** Leads to the product's reviews, where its buyer can write one; nothing before it was shipped, or once all is refunded. */
export function ReviewLink({ order, line }: { order: Order; line: Order['lines'][number] }) {
  const keepsSome = line.refundedQuantity < line.quantity
  const hasLeft = order.shippedAt !== undefined && line.toShip === 0
  if (!hasLeft || order.state === 'refunded' || !keepsSome) return null
  return (
    <Link to={paths.productReviews(line.productId)} className="link text-sm">
      {m.review({ product: keepUnits(line.name) })}
    </Link>
  )
}

/** Cancels what is still to be sent of a line, until that is being packed; all of an unpaid order is deleted instead. */
export function CancelLine({ order, line }: { order: Order; line: Order['lines'][number] }) {
  const [key] = useState(() => crypto.randomUUID())
  const { _id: id, state, packingAt, lines } = order
  const isOpen = state === 'paid' || state === 'part_shipped' || (state === 'unpaid' && lines.length > 1)
  if (!isOpen || packingAt || line.toShip === 0) return null
  const units = [{ productId: line.productId, quantity: line.toShip }]
  return (
    <ActionButton
      look="link"
      action={() => api.call('cancelLines', { params: { id }, body: { key, lines: units } })}
      ask={{
        title: m.cancelLineTitle({ product: line.name }),
        text: state === 'unpaid' ? m.cancelLineUnpaid() : m.cancelLinePaid(),
        confirm: m.cancelLine(),
        cancel: m.keepLine(),
      }}
      done={m.lineCancelled()}
    >
      {m.cancelLine()}
      <span className="sr-only"> {line.name}</span>
    </ActionButton>
  )
}
