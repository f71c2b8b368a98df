import { useEffect, useEffectEvent } from 'react'

/** Calls back for every key that is pressed on the page, while `active`. */
export function usePageKeys(press: (event: KeyboardEvent) => unknown, active = true): void {
  const onKey = useEffectEvent(press)
  useEffect(() => {
    if (!active) return
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [active])
}
