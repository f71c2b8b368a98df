import { ButtonLink } from '#components/ui/button-link.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import type { Order } from '#lib/api/orders.ts'
import { mayPress } from '#lib/api/queries.ts'
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
      {papers
        .filter(([kind]) => kind !== 'invoices' || mayPress('getInvoices'))
        .map(([kind, name]) => (
          <ButtonLink key={kind} to={adminPaths.papers(kind, [order._id])} look="plain" small>
            {name}
          </ButtonLink>
        ))}
      {(order.state === 'paid' || order.state === 'part_shipped') && mayPress('startPacking') && (
        <ButtonLink to={adminPaths.packing} look="plain" small>
          {m.packing()}
        </ButtonLink>
      )}
    </nav>
  )
}
