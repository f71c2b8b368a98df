/// <reference lib="dom" />

/** Runs in every document: keeps the longest time from an input to the frame that shows its effect, in ms. */
export function watchInputs(): void {
  Reflect.set(window, 'benchLongest', 0)
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
      if (!entry.interactionId) continue
      const longest: number = Reflect.get(window, 'benchLongest')
      Reflect.set(window, 'benchLongest', Math.max(longest, entry.duration))
    }
  })
  // The shortest that browsers report.
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
