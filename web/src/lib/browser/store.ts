import { createSignal } from './signal.ts'

/** A value outside React that components can follow. */
export interface Store<Value> {
  read: () => Value
  write: (value: Value) => void
  /** Calls back after each change; returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

/** One value outside React that components can follow with `useSyncExternalStore`. */
export function createStore<Value>(initial: Value): Store<Value> {
  const changed = createSignal()
  let current = initial
  return {
    read: () => current,
    write(value) {
      if (Object.is(value, current)) return
      current = value
      changed.send()
    },
    subscribe: changed.subscribe,
  }
}
