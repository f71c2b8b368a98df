import { createSignal } from './signal.ts'

export interface Store<Value> {
  read: () => Value
  write: (value: Value) => void
  /** Calls back after each change; returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

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
