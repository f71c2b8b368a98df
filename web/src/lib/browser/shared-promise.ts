/** Calls made while one with the same argument is under way share its promise. */
export function sharedWhilePending<Argument, Data>(
  call: (argument: Argument) => Promise<Data>,
): (argument: Argument) => Promise<Data> {
  const pending = new Map<Argument, Promise<Data>>()
  return (argument) => {
    const shared = pending.get(argument)
    if (shared) return shared
    const started = call(argument).finally(() => pending.delete(argument))
    pending.set(argument, started)
    return started
  }
}

/** Loads once a visit. A failure is forgotten, so that the next call tries again. */
export function loadedOnce<Data>(load: () => Promise<Data>): () => Promise<Data> {
  let loaded: Promise<Data> | undefined
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
}
