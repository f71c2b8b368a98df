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
