import { useEffect, useState } from 'react'
import { shopSettings } from '#lib/api/settings.ts'

/** A bar with the operator's sentence while the shop is in maintenance and nothing can be bought. */
export function MaintenanceNotice() {
  const [message, setMessage] = useState<string>()
  useEffect(() => {
    // Without an answer the page says so where it needs one.
    shopSettings().then(
      ({ maintenance }) => setMessage(maintenance?.message),
      () => undefined,
    )
  }, [])
  return (
    <div role="status" className="sticky bottom-0 z-30 print:hidden">
      {message && (
        <p className="bg-warning px-4 py-2 text-center font-semibold text-warning-content">{message}</p>
      )}
    </div>
  )
}
