import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { errorToast } from './toast.tsx'

/**
 * What a button does: pending while it works and until the page shows the result; a failure becomes an error toast.
 * The page loads again either way, because a refusal means that it showed something old.
 */
export function useAction() {
  const { revalidate } = useRevalidator()
  const [pending, setPending] = useState(false)
  const run = async (action: () => Promise<unknown>) => {
    setPending(true)
    try {
      await action()
    } catch (error) {
      void errorToast(error)
    } finally {
      await revalidate()
      setPending(false)
    }
  }
  return { pending, run }
}
