type Listener = () => void

const listeners = new Set<Listener>()
let wanted = false

/** Brings the toast library onto the page; it is not loaded before the first toast. */
export function wantToasts(): void {
  if (wanted) return
  wanted = true
  for (const listener of listeners) listener()
}

export function toastsWanted(): boolean {
  return wanted
}

export function subscribeToasts(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
