import { trackingUrl } from '@wood-master/contract/shipping'
import { richText } from '#components/ui/rich-text.tsx'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/order.ts'

function TrackingNumber({ carrier, number }: { carrier: string | undefined; number: string }) {
  const url = trackingUrl(carrier, number)
  if (!url) return <span className="wrap-anywhere font-semibold">{number}</span>
  return (
    <a href={url} target="_blank" rel="noreferrer" className="link wrap-anywhere font-semibold">
      {number}
      <span className="sr-only">{m.onTheCarriersPage({ carrier: carrier ?? '' })}</span>
    </a>
  )
}

export function Tracking({
  labels: { carrier, tracking = [] },
}: {
  labels: Pick<Order, 'carrier' | 'tracking'>
}) {
  if (!carrier && tracking.length === 0) return null
  return (
    <div className="mt-2 text-sm">
      <p>
        {carrier
          ? richText(m.carrierPartCarrierPart({ carrier }), {
              part: (words) => <span className="font-semibold">{words}</span>,
            })
          : m.trackingNumbers()}
      </p>
      {tracking.length > 0 && (
        <ul aria-label={m.trackingNumbers()} className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
          {tracking.map((number) => (
            <li key={number} className="min-h-6">
              <TrackingNumber carrier={carrier} number={number} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
