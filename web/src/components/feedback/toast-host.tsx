import { lazy, Suspense, useSyncExternalStore } from 'react'
import { subscribeToasts, toastsWanted } from './toast-store.ts'

const ToastContainer = lazy(() => import('./toast-container.tsx'))

export function ToastHost() {
  const wanted = useSyncExternalStore(subscribeToasts, toastsWanted, () => false)
  return (
    wanted && (
      <Suspense>
        <ToastContainer />
      </Suspense>
    )
  )
}
