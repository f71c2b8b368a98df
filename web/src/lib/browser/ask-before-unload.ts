import { useEffect } from 'react'

/** While true, closing or reloading the page asks first, in the browser's own words. */
export function useAskBeforeUnload(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [active])
}
