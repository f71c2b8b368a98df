import { useReachable } from '#lib/browser/connection.ts'
import * as m from '#texts/feedback.ts'

const lost = {
  network: m.youAreOfflineThisPage(),
  shop: m.theShopIsNotResponding(),
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
