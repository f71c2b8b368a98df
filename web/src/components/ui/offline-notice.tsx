import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** A bar that appears while the browser has no connection. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className="sticky bottom-0 z-30">
      {!online && (
        <p className="bg-warning px-4 py-2 text-center font-semibold text-warning-content">
          You are offline. What you see may be old, and nothing can be sent until you are back.
        </p>
      )}
    </div>
  )
}
