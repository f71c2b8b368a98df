import { trackingUrl } from '@wood-master/contract/shipping'
import type { Order } from '#lib/api/orders.ts'

function TrackingNumber({ carrier, number }: { carrier: string | undefined; number: string }) {
  const url = trackingUrl(carrier, number)
  if (!url) return <span className="wrap-anywhere font-semibold">{number}</span>
  return (
    <a href={url} target="_blank" rel="noreferrer" className="link wrap-anywhere font-semibold">
      {number}
      <span className="sr-only"> on the page of {carrier} (opens in a new tab)</span>
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
        {carrier ? (
          <>
            Carrier <span className="font-semibold">{carrier}</span>
          </>
        ) : (
          'Tracking numbers'
        )}
      </p>
      {tracking.length > 0 && (
        <ul aria-label="Tracking numbers" className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
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
