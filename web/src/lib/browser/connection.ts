import { useSyncExternalStore } from 'react'
import { createStore } from './store.ts'

/** Milliseconds between two checks whether the shop responds again. */
const checkEvery = 5_000

/** Asks the shop itself: `navigator.onLine` says nothing about a shop on this machine, nor about one that is down. */
function shopResponds(): Promise<boolean> {
  return fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

/** Follows whether the shop can be reached: by what its calls report, and by asking again while it can't. */
function createConnection(responds: () => Promise<boolean>) {
  const reachable = createStore(true)
  let timer: ReturnType<typeof setInterval> | undefined

  const report = (responded: boolean): void => {
    if (responded === reachable.read()) return
    clearInterval(timer)
    timer = responded ? undefined : setInterval(check, checkEvery)
    reachable.write(responded)
  }
  const check = async (): Promise<boolean> => {
    report(await responds())
    return reachable.read()
  }

  const subscribe = (listener: () => void): (() => void) => {
    const ask = () => void check()
    const unsubscribe = reachable.subscribe(listener)
    window.addEventListener('offline', ask)
    window.addEventListener('online', ask)
    return () => {
      unsubscribe()
      window.removeEventListener('offline', ask)
      window.removeEventListener('online', ask)
    }
  }
  return { read: reachable.read, report, check, subscribe }
}

/** The API client reports to it after every request whether the shop responded at all. */
export const connection = createConnection(shopResponds)

export function useReachable(): boolean {
  return useSyncExternalStore(connection.subscribe, connection.read, () => true)
}
