/** Calls made while one is under way share its promise. */
export function sharedWhilePending<Data>(call: () => Promise<Data>): () => Promise<Data> {
  let pending: Promise<Data> | undefined
  return () => {
    pending ??= call().finally(() => {
      pending = undefined
    })
    return pending
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
