import { loadDialogs } from '#components/feedback/dialogs.ts'
import { loadToasts } from '#components/feedback/toast.tsx'
import { withoutReload } from '#lib/browser/stale-code.ts'

/** Dialogs and toasts, fetched after the first page: once the network is gone, it would be too late. */
export async function preloadFeedback(): Promise<void> {
  // What does not load is tried again when it is first needed.
  await Promise.allSettled([withoutReload(loadDialogs), withoutReload(loadToasts)])
}
