import { shopSettings } from '#lib/api/settings.ts'
import { useLoaded } from '#lib/api/use-loaded.ts'

export function MaintenanceNotice() {
  // Without settings there is no bar; the page shows the error where it needs them.
  const settings = useLoaded(shopSettings)
  const message = settings.state === 'ready' ? settings.data.maintenance?.message : undefined
  return (
    <div role="status" className="sticky bottom-0 z-30 print:hidden">
      {message && (
        <p className="bg-warning px-4 py-2 text-center font-semibold text-warning-content">{message}</p>
      )}
    </div>
  )
}
