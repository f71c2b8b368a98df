import { useSyncExternalStore } from 'react'

/** Milliseconds between two looks whether the shop answers again. */
const lookEvery = 5_000

const listeners = new Set<() => void>()
let reachable = true
let looking: ReturnType<typeof setInterval> | undefined

/** The API client says after every request whether the shop answered at all. */
export function reportReachable(answered: boolean): void {
  if (answered === reachable) return
  reachable = answered
  clearInterval(looking)
  looking = answered ? undefined : setInterval(look, lookEvery)
  for (const listener of listeners) listener()
}

/** Asks the shop itself: a browser without a network may still reach a shop on its own machine, and the other way round. */
async function look(): Promise<void> {
  const answered = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
  reportReachable(answered)
}

function subscribe(listener: () => void): () => void {
  const ask = () => void look()
  listeners.add(listener)
  window.addEventListener('offline', ask)
  window.addEventListener('online', ask)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('offline', ask)
    window.removeEventListener('online', ask)
  }
}

/** Whether the shop answered the last time somebody asked. */
export function useReachable(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => reachable,
    () => true,
  )
}
