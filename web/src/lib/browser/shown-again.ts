/** How long a page may have been out of sight before what it shows counts as old. */
const oldAfterMs = 30_000

/**
 * Runs `act` when the page is shown again and may be old: restored by the browser, or back in sight after a while.
 * Returns the function that stops it.
 */
export function whenShownAgain(act: () => void): () => void {
  let hiddenAt = document.visibilityState === 'hidden' ? Date.now() : undefined

  function watchSight(): void {
    const wasHiddenAt = hiddenAt
    hiddenAt = document.visibilityState === 'hidden' ? Date.now() : undefined
    if (hiddenAt === undefined && wasHiddenAt !== undefined && Date.now() - wasHiddenAt >= oldAfterMs) act()
  }
  function watchRestoring({ persisted }: PageTransitionEvent): void {
    if (persisted) act()
  }

  document.addEventListener('visibilitychange', watchSight)
  window.addEventListener('pageshow', watchRestoring)
  // A document that the browser still had, whatever its age.
  const [opened] = performance.getEntriesByType('navigation')
  if (opened && 'type' in opened && opened.type === 'back_forward') act()
  return () => {
    document.removeEventListener('visibilitychange', watchSight)
    window.removeEventListener('pageshow', watchRestoring)
  }
}
