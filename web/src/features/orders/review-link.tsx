import { Link } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/orders.ts'

interface ReviewLinkProps {
  order: Order
  line: Order['lines'][number]
}

/** Leads to the product's reviews, where its buyer can write one; nothing while it is not paid or all refunded. */
export function ReviewLink({ order, line }: ReviewLinkProps) {
  const keepsSome = line.refundedQuantity < line.quantity
  if (!order.paymentStatus || order.state === 'refunded' || !keepsSome) return null
  return (
    <Link to={paths.productReviews(line.productId)} className="link text-sm">
      {m.review({ product: line.name })}
    </Link>
  )
}
