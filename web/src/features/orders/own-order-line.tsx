import { useState } from 'react'
import { askDialog } from '#components/feedback/dialogs.ts'
import { successToast } from '#components/feedback/toast.tsx'
import { useAction } from '#components/forms/use-action.ts'
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
  const { pending, run } = useAction()
  const [key] = useState(() => crypto.randomUUID())
  const { _id: id, state, packingAt, lines } = order
  const isOpen = state === 'paid' || state === 'part_shipped' || (state === 'unpaid' && lines.length > 1)
  if (!isOpen || packingAt || line.toShip === 0) return null
  const text = state === 'unpaid' ? m.cancelLineUnpaid() : m.cancelLinePaid()
  const cancel = async () => {
    if (
      !(await askDialog({
        title: m.cancelLineTitle({ product: line.name }),
        text,
        confirm: m.cancelLine(),
        cancel: m.keepLine(),
      }))
    )
      return
    const units = [{ productId: line.productId, quantity: line.toShip }]
    await run(async () => {
      await api.call('cancelLines', { params: { id }, body: { key, lines: units } })
      await successToast(m.lineCancelled())
    })
  }
  return (
    <button type="button" className="link py-1 text-sm" disabled={pending} onClick={cancel}>
      {m.cancelLine()}
      <span className="sr-only"> {line.name}</span>
    </button>
  )
}
