import { loadDialogs } from '#components/feedback/dialogs.ts'
import { loadToasts } from '#components/feedback/toast.tsx'

/** What pages need to ask and to tell: fetched after the first page, because without a network it would be too late. */
export async function loadForLater(): Promise<void> {
  // Where it does not come, the first question tries again.
  await Promise.allSettled([loadDialogs(), loadToasts()])
}
