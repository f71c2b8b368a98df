import { lazy, Suspense, useRef, useState } from 'react'
import { Picture } from '#components/ui/picture.tsx'
import { isPlainClick } from '#lib/browser/plain-click.ts'
import { forward } from '#lib/text/forward.ts'
import * as m from '#texts/products.ts'
import { pictureText } from './picture-text.ts'

/** Comes when a picture is to be enlarged. */
const PictureZoom = lazy(async () => ({ default: (await import('./picture-zoom.tsx')).PictureZoom }))

/** CSS width of a product's large picture; at a phone's true 92vw it would take the next file, no sharper to the eye. */
export const gallerySizes = '(min-width: 80rem) 40rem, (min-width: 64rem) 55vw, (min-width: 48rem) 45vw, 88vw'

interface ProductGalleryProps {
  name: string
  /** In their order; the first is the main one. */
  images: readonly string[]
}

const pictureId = (index: number) => `picture-${index + 1}`

/** A product's pictures in a strip. Without scripts the small ones are links to the large ones, and those to their files. */
export function ProductGallery({ name, images }: ProductGalleryProps) {
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [enlarged, setEnlarged] = useState<number>()
  /** Somebody is about to look at the other pictures. */
  const [browsing, setBrowsing] = useState(false)
  const hasSeveral = images.length > 1

  const show = (index: number) => {
    const element = strip.current
    element?.scrollTo({ left: forward() * index * element.clientWidth })
  }
  const noteCurrent = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    setCurrent(Math.round(Math.abs(scrollLeft) / Math.max(clientWidth, 1)))
  }

  return (
    <section
      aria-label={m.pictures()}
      onPointerEnter={() => setBrowsing(true)}
      onFocus={() => setBrowsing(true)}
    >
      <ul
        ref={strip}
        onScroll={noteCurrent}
        className="flex snap-x snap-mandatory overflow-x-auto rounded-box [scrollbar-width:none] motion-safe:scroll-smooth"
      >
        {images.map((image, index) => (
          <li key={image} id={pictureId(index)} className="w-full shrink-0 snap-center">
            <a
              href={image}
              aria-label={m.enlarge({ name, number: index + 1, count: images.length })}
              className="block cursor-zoom-in focus-visible:-outline-offset-4"
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                setEnlarged(index)
              }}
            >
              <Picture
                src={image}
                alt={pictureText(name, image, index)}
                sizes={gallerySizes}
                className="aspect-square w-full"
                eager={index === 0 || browsing}
              />
            </a>
          </li>
        ))}
      </ul>
      {hasSeveral && (
        <ul className="mt-3 flex flex-wrap gap-3">
          {images.map((image, index) => (
            <li key={image}>
              <a
                href={`#${pictureId(index)}`}
                aria-label={m.showPicture({ number: index + 1, count: images.length })}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  show(index)
                }}
                className="block overflow-hidden rounded-field border-2 border-base-300 aria-[current=true]:border-primary"
              >
                <Picture
                  src={image}
                  alt=""
                  // The first one is there already, in its large size.
                  sizes={index === 0 ? gallerySizes : '5rem'}
                  className="aspect-square w-16 sm:w-20"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {enlarged !== undefined && (
        <Suspense>
          <PictureZoom
            name={name}
            images={images}
            first={enlarged}
            onClose={(last) => {
              setEnlarged(undefined)
              show(last)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
