import type { MouseEvent } from 'react'

/** A click that the browser would follow in this page, and not with another tab or a download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
