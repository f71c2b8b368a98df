import { useReachable } from '#lib/browser/connection.ts'

const lost = {
  network:
    'You are offline. You see what was known last; orders and payments wait until you are back online.',
  shop: 'The shop is not responding. You see what was known last; orders and payments wait until it is back.',
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
