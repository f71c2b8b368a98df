import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSiteNavigation } from '#components/ui/navigation.tsx'

interface Disclosure<Box> {
  /** Around the button and what it opens. */
  box: RefObject<Box | null>
  open: boolean
  toggle: () => void
  close: () => void
}

/** Something that a button opens: navigating, Escape, a press elsewhere and tabbing out of it close it. */
export function useDisclosure<Box extends HTMLElement>(): Disclosure<Box> {
  const { pathname } = useSiteNavigation()
  const box = useRef<Box>(null)
  const [openOn, setOpenOn] = useState<string>()
  const open = openOn === pathname
  const close = () => setOpenOn(undefined)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    // The focus is inside what disappears.
    if (box.current?.contains(document.activeElement)) box.current.querySelector('button')?.focus()
    close()
  })
  const onElsewhere = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !box.current?.contains(event.target)) close()
  })
  useEffect(() => {
    if (!open) return
    const key = (event: KeyboardEvent) => onKey(event)
    const elsewhere = (event: Event) => onElsewhere(event)
    // Before whatever else listens for Escape: one press closes one thing.
    document.addEventListener('keydown', key, { capture: true })
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('focusin', elsewhere)
    return () => {
      document.removeEventListener('keydown', key, { capture: true })
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('focusin', elsewhere)
    }
  }, [open])

  return { box, open, toggle: () => setOpenOn(open ? undefined : pathname), close }
}
