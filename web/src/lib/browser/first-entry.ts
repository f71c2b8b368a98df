/**
 * Gives the document's first history entry a key of its own. Without one the router takes every newly opened page for
 * the same entry, and restores another page's scroll position.
 */
export function nameFirstEntry(): void {
  const { state } = window.history
  if (state?.key) return
  window.history.replaceState({ ...state, key: Date.now().toString(36), idx: 0 }, '')
}
