type Subscribe = (listener: () => void) => () => void

export const following =
  (...sources: Subscribe[]): Subscribe =>
  (listener) => {
    const ends = sources.map((subscribe) => subscribe(listener))
    return () => {
      for (const end of ends) end()
    }
  }

/** Calls back at each of these events of the window. */
export const toEvents = (...names: string[]): Subscribe =>
  following(
    ...names.map((name) => (listener: () => void) => {
      window.addEventListener(name, listener)
      return () => window.removeEventListener(name, listener)
    }),
  )

export function createStore<Value>(initial: Value) {
  const changed = createSignal()
  let current = initial
  return {
    read: () => current,
    write(value: Value): void {
      if (Object.is(value, current)) return
      current = value
      changed.send()
    },
    /** Calls back after each change; returns the function that unsubscribes. */
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
