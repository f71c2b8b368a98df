import { useSyncExternalStore } from 'react'
import { createStore, following, toEvents } from './store.ts'

/** Milliseconds between two checks whether the shop responds again. */
const checkEvery = 5_000

/** Asks the shop itself: `navigator.onLine` says nothing about a shop on this machine, nor about one that is down. */
function shopResponds(): Promise<boolean> {
  return fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

const reachable = createStore(true)
let timer: ReturnType<typeof setInterval> | undefined

function report(responded: boolean): void {
  if (responded === reachable.read()) return
  clearInterval(timer)
  timer = responded ? undefined : setInterval(check, checkEvery)
  reachable.write(responded)
}

async function check(): Promise<boolean> {
  report(await shopResponds())
  return reachable.read()
}

/** Follows whether the shop can be reached: by what the API client reports after every request, and by asking again while it can't. */
export const connection = {
  read: reachable.read,
  report,
  check,
  subscribe: following(reachable.subscribe, () => toEvents('offline', 'online')(() => void check())),
}

export function useReachable(): boolean {
  return useSyncExternalStore(connection.subscribe, connection.read, () => true)
}
