import type { LucideIcon } from 'lucide-react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#components/ui/button.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { keepFocus } from '#lib/browser/focus-heading.ts'
import * as m from '#texts/product-admin.ts'

interface ImageListProps {
  /** Addresses in their order; the first is the main image. */
  images: readonly string[]
  onChange: (images: string[]) => void
}

type Step = 'earlier' | 'later'

const square = 'btn-square btn-sm'

export function ImageList({ images, onChange }: ImageListProps) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number>()
  const [moved, setMoved] = useState<{ place: number; step?: Step }>()

  const move = (from: number, to: number, step?: Step) => {
    onChange(movedItem(images, from, to))
    setMoved({ place: to, ...(step ? { step } : {}) })
  }

  const stepButton = (step: Step, from: number, to: number, Icon: LucideIcon, label: typeof m.moveLater) =>
    images[to] ? (
      <IconButton
        icon={Icon}
        className={square}
        iconClass="size-4 rtl:-scale-x-100"
        data-step={step}
        label={label({ value: from + 1 })}
        onClick={() => move(from, to, step)}
      />
    ) : (
      <span className="size-8" />
    )

  // The pressed button moves with its image and would lose the focus.
  useEffect(() => {
    if (!moved?.step) return
    const item = list.current?.children[moved.place]
    const button = item?.querySelector(`[data-step="${moved.step}"]`) ?? item?.querySelector('[data-step]')
    if (button instanceof HTMLElement) button.focus()
  }, [moved])

  return (
    <>
      <ol ref={list} aria-label={m.orderOfDisplay()} className="flex flex-wrap gap-3">
        {images.map((image, index) => (
          <li
            key={image}
            ref={keepFocus}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              setDragged(index)
            }}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => {
              if (dragged !== undefined) event.preventDefault()
            }}
            onDrop={(event) => {
              if (dragged === undefined) return
              event.preventDefault()
              move(dragged, index)
              setDragged(undefined)
            }}
            className={`w-36 cursor-grab rounded-field border p-2 ${dragged === index ? 'border-primary opacity-60' : 'border-base-300'}`}
          >
            <Picture
              src={image}
              alt={index === 0 ? m.imagePreview() : m.imagePreviewOf({ value: index + 1 })}
              sizes="8rem"
              className="pointer-events-none aspect-4/3 w-full rounded-field"
            />
            <p className="mt-1 text-center text-sm">
              {index === 0 ? m.mainImage() : m.imageNumber({ value: index + 1 })}
            </p>
            <div className="flex justify-between">
              {stepButton('earlier', index, index - 1, ArrowLeft, m.moveEarlier)}
              <IconButton
                icon={X}
                className={square}
                iconClass="size-4"
                label={m.removeImage({ value: index + 1 })}
                onClick={() => {
                  onChange(images.filter((_, other) => other !== index))
                  setMoved(undefined)
                }}
              />
              {stepButton('later', index, index + 1, ArrowRight, m.moveLater)}
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {moved && m.imageMoved({ place: moved.place + 1 })}
      </p>
    </>
  )
}

export function movedItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const others = list.filter((_, index) => index !== from)
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)]
}
