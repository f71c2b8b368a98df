import ImageOff from 'lucide-react/icons/image-off'
import { useState } from 'react'
import { useNear } from '#lib/browser/use-near.ts'

interface PictureProps {
  src: string
  /** The tall crop of the same scene, for phones. */
  tall?: string
  alt: string
  sizes: string
  className?: string
  /** Above the fold: loaded before everything else. */
  eager?: boolean
}

/** Where a scene has a tall crop. */
export const phones = '(width < 40rem)'
/** How far below the window a picture is fetched before somebody scrolls; browsers by themselves reach three screens far. */
const ahead = '10%'
const onePixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

function Sources({ src, sizes, media }: { src: string; sizes: string; media?: string }) {
  const files = pictureFiles(src)
  if (!files) return null
  return (
    <>
      <source media={media} type="image/avif" srcSet={files.avif} sizes={sizes} />
      <source media={media} type="image/webp" srcSet={files.webp} sizes={sizes} />
    </>
  )
}

/** An image in the best format and size, fetched when it comes near. The caller's class reserves its space. */
export function Picture({ src, tall, alt, sizes, className = '', eager = false }: PictureProps) {
  const [missing, setMissing] = useState<string>()
  const { ref, near } = useNear(ahead)
  const files = pictureFiles(src)
  if (missing === src) return <MissingPicture alt={alt} className={className} />
  const wanted = eager || near
  const attributes = {
    sizes,
    width: 960,
    height: 960,
    decoding: 'async',
    className: `${files?.cutOut ? 'ground' : 'bg-base-200 bg-cover'} object-cover ${className}`,
  } as const
  /** A picture of a prerendered page may have failed before its code was there. */
  const checkEarlierFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setMissing(src)
  }
  return (
    <picture className="block shrink-0">
      {wanted && tall && <Sources src={tall} sizes={sizes} media={phones} />}
      {wanted && <Sources src={src} sizes={sizes} />}
      <img
        {...attributes}
        alt={alt}
        ref={wanted ? checkEarlierFailure : ref}
        onError={() => setMissing(src)}
        src={wanted ? src : onePixel}
        srcSet={wanted ? files?.jpg : undefined}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        className={wanted ? attributes.className : `noscript:hidden ${attributes.className}`}
      />
      {!wanted && (
        <noscript>
          <img {...attributes} alt={alt} src={src} srcSet={files?.jpg} loading="lazy" />
        </noscript>
      )}
    </picture>
  )
}

function MissingPicture({ alt, className }: { alt: string; className: string }) {
  const named = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  return (
    <span {...named} className={`grid place-items-center bg-base-200 text-base-content/40 ${className}`}>
      <ImageOff aria-hidden="true" className="size-1/4 max-h-12 min-h-4 min-w-4 max-w-12" />
    </span>
  )
}

const ourPicture = /^(\/pictures\/(products)?.+?(tall|wide|portrait)?)-\d+\.jpg$/
/** After the name of a product's first view, which its page opens with large: the number of another, or the word scale. */
const furtherView = /-(\d|scale)$/

/** The `srcset` of each format for a picture of the shop's own; nothing for an image from elsewhere. */
export function pictureFiles(src: string) {
  const [, base, product, shape] = ourPicture.exec(src) ?? []
  if (!base) return undefined
  const scene = shape === 'wide' ? [480, 960, 1440, 1920] : [480, 960]
  const jpg = product ? [640, 960] : scene
  const webp = product ? [320, 640, 960] : shape === 'tall' || shape === 'portrait' ? [480, 720, 960] : scene
  const large = product && !furtherView.test(base) ? [1280] : []
  const avif = product ? [320, 480, 640, 960, ...large] : webp
  const set = (type: string, widths: number[]) =>
    widths.map((width) => `${base}-${width}.${type} ${width}w`).join(', ')
  // Cut out: the page's own ground shows behind it.
  return { avif: set('avif', avif), webp: set('webp', webp), jpg: set('jpg', jpg), cutOut: Boolean(product) }
}
