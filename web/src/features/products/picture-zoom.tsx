import '#styles/index.css'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useOpenDialog } from '#components/ui/modal.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { forward } from '#lib/text/forward.ts'
import * as m from '#texts/products.ts'
import { pictureText } from './picture-text.ts'

interface PictureZoomProps {
  name: string
  images: readonly string[]
  first: number
  onClose: (last: number) => void
}

const controlClass = 'btn btn-square bg-base-100 border-base-300 shadow-sm'

const ways = [
  [-1, m.previous(), ChevronLeft],
  [1, m.next(), ChevronRight],
] as const

/** How far a finger moves before it means the next picture, in pixels. */
const swipe = 60
const stride = 80

/** One picture as large as the window, or twice that. Arrows and swipes change it, plus and minus enlarge, Escape closes. */
export function PictureZoom({ name, images, first, onClose }: PictureZoomProps) {
  const dialog = useOpenDialog()
  const view = useRef<HTMLElement>(null)
  const [shown, setShown] = useState(first)
  const [large, setLarge] = useState(false)
  const [startX, setStartX] = useState<number>()

  const step = (by: number) => {
    setShown((shown + by + images.length) % images.length)
    setLarge(false)
  }
  const look = (left: number, top: number) => view.current?.scrollBy({ left, top, behavior: 'instant' })
  const keys: Record<string, () => void> = {
    ArrowLeft: () => (large ? look(-stride, 0) : step(-forward())),
    ArrowRight: () => (large ? look(stride, 0) : step(forward())),
    ArrowUp: () => look(0, -stride),
    ArrowDown: () => look(0, stride),
    '+': () => setLarge(true),
    '-': () => setLarge(false),
  }
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const lift = (x: number) => {
    const moved = startX === undefined ? 0 : x - startX
    setStartX(undefined)
    if (!large && images.length > 1 && Math.abs(moved) > swipe) step(moved > 0 ? -forward() : forward())
  }
  const ZoomIcon = large ? ZoomOut : ZoomIn

  return (
    <dialog
      ref={dialog}
      aria-label={m.pictureOf({ name, number: shown + 1, count: images.length })}
      onCancel={(event) => {
        event.preventDefault()
        onClose(shown)
      }}
      onKeyDown={press}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-base-100 text-base-content"
    >
      <section
        aria-label={m.pictures()}
        ref={view}
        className="grid h-full overflow-auto [&>picture]:m-auto"
        onTouchStart={(event) => setStartX(event.touches[0]?.clientX)}
        onTouchEnd={(event) => lift(event.changedTouches[0]?.clientX ?? 0)}
      >
        <Picture
          key={images[shown]}
          src={images[shown] ?? ''}
          alt={pictureText(name, images[shown] ?? '', shown)}
          sizes={large ? '200vmin' : '100vmin'}
          className={`m-auto object-contain ${large ? 'size-[200vmin] max-w-none' : 'size-[min(100dvh,100vw)]'}`}
          eager
        />
      </section>
      <div className="fixed top-3 end-3 flex gap-2">
        <button
          type="button"
          className={controlClass}
          aria-label={large ? m.zoomOut() : m.zoomIn()}
          onClick={() => setLarge(!large)}
        >
          <ZoomIcon aria-hidden="true" className="size-5" />
        </button>
        <button type="button" className={controlClass} aria-label={m.close()} onClick={() => onClose(shown)}>
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      {images.length > 1 && (
        <div className="pointer-events-none fixed inset-x-3 bottom-3 flex items-center justify-between sm:inset-y-0">
          {ways.map(([by, label, Icon]) => (
            <button
              key={by}
              type="button"
              className={`pointer-events-auto ${controlClass}`}
              aria-label={label}
              onClick={() => step(by)}
            >
              <Icon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
            </button>
          ))}
        </div>
      )}
    </dialog>
  )
}
