import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/order-admin.ts'

const papers = [
  ['invoices', m.invoice()],
  ['slips', m.packingSlip()],
  ['labels', m.addressLabel()],
] as const

export function OrderPapers({ order }: { order: Order }) {
  if (!order.paymentStatus) return null
  return (
    <nav aria-label={m.papersAndPacking()} className="flex flex-wrap gap-2">
      {papers.map(([kind, name]) => (
        <Link
          key={kind}
          to={paths.papers(kind, [order._id])}
          className={buttonClass('plain', 'btn-sm min-h-9')}
        >
          {name}
        </Link>
      ))}
      {(order.state === 'paid' || order.state === 'part_shipped') && (
        <Link to={paths.packing} className={buttonClass('plain', 'btn-sm min-h-9')}>
          {m.packing()}
        </Link>
      )}
    </nav>
  )
}
