import { startTransition, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { dismissToasts, errorToast } from '#components/feedback/toast.tsx'
import { isOffline } from '#lib/api/api-error.ts'

/**
 * Runs a button's action: pending until the page shows the result; a failure becomes an error toast. The page reloads
 * its data either way, because an error means that it showed something old, but not while the shop can't be reached.
 */
export function useAction() {
  const { revalidate } = useRevalidator()
  const [pending, setPending] = useState(false)
  /** `shown` runs once the page shows the result of an action that succeeded. */
  const run = async (action: () => Promise<unknown>, shown?: () => void) => {
    setPending(true)
    void dismissToasts()
    try {
      await action()
      await revalidate()
      if (shown) startTransition(shown)
    } catch (error) {
      void errorToast(error)
      if (!isOffline(error)) await revalidate()
    } finally {
      // A transition, as the router's own update is: the button never wakes up over what the page showed before.
      startTransition(() => setPending(false))
    }
  }
  return { pending, run }
}
