/// <reference lib="dom" />

/** What a document notes about how it was reached; times are milliseconds since 1970. */
export interface Reached {
  /** When the next page showed something, for a move within a document or back to a kept one. */
  shown?: number
  /** The document was kept whole and shown again. */
  restored?: boolean
}

/** Runs in every document: notes when a link was clicked, and when the next heading was painted. */
export function watchMoves(): void {
  const reached: Reached = {}
  Reflect.set(window, 'benchReached', reached)
  // The frame that is being made shows the page; it is over when the next one begins.
  const noteFrame = () => {
    requestAnimationFrame((frame) => {
      reached.shown = performance.timeOrigin + frame
    })
  }
  const heading = () => document.querySelector('h1')?.textContent ?? ''

  const watchHeading = () => {
    const before = heading()
    const look = () => {
      if (heading() === before || heading() === '') return requestAnimationFrame(look)
      return noteFrame()
    }
    requestAnimationFrame(look)
  }
  addEventListener(
    'click',
    (event) => {
      sessionStorage.setItem('bench-click', String(performance.timeOrigin + event.timeStamp))
      delete reached.shown
      watchHeading()
    },
    true,
  )
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    reached.restored = true
    requestAnimationFrame(noteFrame)
  })
}
