import { useReachable } from '#lib/browser/connection.ts'

const lost = {
  network:
    'You are offline. This page may be out of date, and nothing can be sent until you are back online.',
  shop: 'The shop is not responding. This page may be out of date, and nothing can be sent until it is back.',
}

export function OfflineNotice() {
  const reachable = useReachable()
  return (
    <div role="status" className="sticky bottom-0 z-30 print:hidden">
      {!reachable && (
        <p className="bg-warning px-4 py-2 text-center font-semibold text-warning-content">
          {navigator.onLine ? lost.shop : lost.network}
        </p>
      )}
    </div>
  )
}
