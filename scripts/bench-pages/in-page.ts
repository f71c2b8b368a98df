/// <reference lib="dom" />

/** What a document notes about how it was reached; times are milliseconds since 1970. */
interface Reached {
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
  const noteClick = (event: Event) => {
    sessionStorage.setItem('bench-click', String(performance.timeOrigin + event.timeStamp))
    delete reached.shown
    const before = heading()
    const look = () => {
      if (heading() === before || heading() === '') requestAnimationFrame(look)
      else noteFrame()
    }
    requestAnimationFrame(look)
  }
  addEventListener('click', noteClick, true)
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    reached.restored = true
    requestAnimationFrame(noteFrame)
  })
}

/** Waits in the page until nothing has arrived for half a second. */
export function fallsIdle(): Promise<void> {
  return new Promise((resolve) => {
    let idle = setTimeout(resolve, 500)
    new PerformanceObserver(() => {
      clearTimeout(idle)
      idle = setTimeout(resolve, 500)
    }).observe({ type: 'resource' })
  })
}

export function goBack(): void {
  sessionStorage.setItem('bench-click', String(performance.timeOrigin + performance.now()))
  history.back()
}

/** Waits in the page until it has content, and says when that was, and what made it fast: rendered or fetched ahead, kept whole. */
export function firstContent(): Promise<{ ms: number; by: string }> {
  const clicked = Number(sessionStorage.getItem('bench-click'))
  const reached: Reached | undefined = Reflect.get(window, 'benchReached')
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    deliveryType?: string
    activationStart?: number
  })[]
  const began = performance.timeOrigin
  return new Promise((resolve) => {
    const look = () => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const painted = paint && began + paint.startTime - clicked
      // Nothing of a page that was rendered ahead is painted before it is opened.
      if (navigation?.activationStart && painted) return resolve({ ms: painted, by: 'rendered ahead' })
      // Reached within this document, or shown again.
      if (began < clicked && reached?.shown)
        return resolve({ ms: reached.shown - clicked, by: reached.restored ? 'kept' : 'same document' })
      const ahead = navigation?.deliveryType === 'navigational-prefetch' ? 'fetched ahead' : 'asked for'
      if (began >= clicked && painted) return resolve({ ms: painted, by: ahead })
      return setTimeout(look, 20)
    }
    look()
  })
}
