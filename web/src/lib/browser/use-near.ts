import { type RefCallback, useCallback, useState, useSyncExternalStore } from 'react'
import { createStore } from './store.ts'

/** Whether somebody has begun to read on: what lies further down will be wanted. */
const movedOn = createStore(typeof window !== 'undefined' && window.scrollY > 0)

// Also that of a strip within the page.
if (typeof window !== 'undefined')
  window.addEventListener('scroll', () => movedOn.write(true), { once: true, passive: true, capture: true })

/** Whether an element is within `margin` of the window (`'50%'`), has been, or somebody scrolls. */
export function useNear(margin: string): { ref: RefCallback<Element>; near: boolean } {
  const hasMoved = useSyncExternalStore(movedOn.subscribe, movedOn.read, () => false)
  const [seen, setSeen] = useState(false)
  const near = hasMoved || seen
  const ref = useCallback(
    (element: Element | null) => {
      if (near || !element) return
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ intersectionRatio }) => intersectionRatio > 0) && setSeen(true),
        // Above 0, because what only touches the edge, as the next picture of a strip does, is not seen.
        { rootMargin: `${margin} 0px`, threshold: 0.01 },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [margin, near],
  )
  return { ref, near }
}
