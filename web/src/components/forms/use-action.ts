import { startTransition, useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { dismissToasts, errorToast, successToast } from '#components/feedback/toast.ts'
import { isOffline } from '#lib/api/api-error.ts'

/** Runs a button's action and loads the page's data again, after a failure too, but not while the shop is out of reach. */
export function useAction() {
  const { revalidate } = useRevalidator()
  const [pending, setPending] = useState(false)
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

/** For a dialog that says itself why something failed: what the page showed was old then, and is loaded again by `close`. */
export function useRefusal(onClose: () => void) {
  const { revalidate } = useRevalidator()
  const refused = useRef(false)
  const watch = async (work: Promise<unknown>) => {
    refused.current = false
    try {
      await work
    } catch (error) {
      refused.current = !isOffline(error)
      throw error
    }
  }
  /** Carries it out, closes the dialog, says so and shows it. Throws what `work` throws. */
  const finish = async (work: Promise<unknown>, said: string) => {
    await watch(work)
    onClose()
    void successToast(said)
    await revalidate()
  }
  const close = () => {
    onClose()
    if (refused.current) void revalidate()
    refused.current = false
  }
  return { watch, finish, close }
}
