/** Gives the first history entry a key of its own, without which the router restores another page's scroll position. */
export function nameFirstEntry(): void {
  const { state } = window.history
  if (state?.key) return
  window.history.replaceState({ ...state, key: Date.now().toString(36), idx: 0 }, '')
}
