import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastsWanted } from './toast-store.ts'

const ToastContainer = lazy(() => import('./toast-container.tsx'))

export function ToastHost() {
  const wanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.read, () => false)
  return (
    wanted && (
      <Suspense>
        <ToastContainer />
      </Suspense>
    )
  )
}
