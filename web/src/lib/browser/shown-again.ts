import { afterPaint } from './after-paint.ts'
import { whenBroughtBack } from './brought-back.ts'

/** How long a page may have been out of sight before what it shows counts as old. */
const oldAfterMs = 30_000

/** Whether the browser still had this document, whatever its age, or had prepared it a while ahead of the click. */
function wasOldWhenOpened(): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  if (!opened) return false
  const { type, activationStart = 0 } = opened as PerformanceNavigationTiming & { activationStart?: number }
  return type === 'back_forward' || activationStart >= oldAfterMs
}

/** Runs `act` when the page is shown and may be old. Returns the function that stops it. */
export function whenShownAgain(act: () => void): () => void {
  let hiddenAt = document.visibilityState === 'hidden' ? Date.now() : undefined

  function watchSight(): void {
    const wasHiddenAt = hiddenAt
    hiddenAt = document.visibilityState === 'hidden' ? Date.now() : undefined
    if (hiddenAt === undefined && wasHiddenAt !== undefined && Date.now() - wasHiddenAt >= oldAfterMs) act()
  }

  document.addEventListener('visibilitychange', watchSight)
  // What the browser kept is painted first.
  const stopWatching = whenBroughtBack(() => afterPaint(act))
  if (wasOldWhenOpened()) act()
  return () => {
    document.removeEventListener('visibilitychange', watchSight)
    stopWatching()
  }
}
