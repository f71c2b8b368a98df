/** Acts once the frame that is being made has been painted, so that nobody waits for it. Not in a hidden page, which paints nothing. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
