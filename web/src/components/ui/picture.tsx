import { createContext, use, useState } from 'react'
import { MissingPicture } from './missing-picture.tsx'
import { pictureFiles } from './picture-files.ts'

interface Placeholder {
  width: number
  height: number
  /** A data address of a few pixels. */
  placeholder: string
}

/** The tiny blurred placeholders by base name. Prerendered pages use a class instead: the CSP forbids inline styles. */
export const PlaceholderContext = createContext<Record<string, Placeholder>>({})

interface PictureProps {
  src: string
  /** The tall crop of the same scene, for phones. */
  tall?: string
  alt: string
  /** CSS width of the picture, as in the attribute `sizes`. */
  sizes: string
  className?: string
  /** Above the fold: loaded before everything else. */
  eager?: boolean
}

const phones = '(width < 40rem)'

/** An image in the best format and size that the browser supports. The caller's class reserves its space. */
export function Picture({ src, tall, alt, sizes, className = '', eager = false }: PictureProps) {
  const [missing, setMissing] = useState<string>()
  const files = pictureFiles(src)
  const tallFiles = tall ? pictureFiles(tall) : undefined
  const known = use(PlaceholderContext)[files?.base ?? '']
  if (missing === src) return <MissingPicture alt={alt} className={className} />
  /** A picture of a prerendered page may have failed before its code was there. */
  const checkEarlierFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setMissing(src)
  }
  const image = (
    <img
      ref={checkEarlierFailure}
      onError={() => setMissing(src)}
      src={src}
      srcSet={files?.jpg}
      sizes={files && sizes}
      alt={alt}
      width={known?.width ?? 960}
      height={known?.height ?? 720}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={`bg-base-200 bg-cover object-cover ${className}`}
      style={known && { backgroundImage: `url(${known.placeholder})` }}
    />
  )
  if (!files) return image
  return (
    <picture className="block shrink-0">
      {tallFiles && (
        <>
          <source media={phones} type="image/avif" srcSet={tallFiles.avif} sizes={sizes} />
          <source media={phones} type="image/webp" srcSet={tallFiles.webp} sizes={sizes} />
        </>
      )}
      <source type="image/avif" srcSet={files.avif} sizes={sizes} />
      <source type="image/webp" srcSet={files.webp} sizes={sizes} />
      {image}
    </picture>
  )
}
