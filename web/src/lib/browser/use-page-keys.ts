import { useEffectEvent, useLayoutEffect } from 'react'

/** Calls back for every key that is pressed on the page, while `active`: from the moment that it is seen, before the next paint. */
export function usePageKeys(press: (event: KeyboardEvent) => unknown, active = true): void {
  const onKey = useEffectEvent(press)
  useLayoutEffect(() => {
    if (!active) return
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [active])
}
