import { Link } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
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
