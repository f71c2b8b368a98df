interface Store<Value> {
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

export function createSignal() {
  const listeners = new Set<() => void>()
  return {
    send(): void {
      for (const listener of listeners) listener()
    },
    /** Calls back each time; returns the function that unsubscribes. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
