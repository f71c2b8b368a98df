import { useState } from 'react'
import { MissingPicture } from './missing-picture.tsx'
import { pictureFiles } from './picture-files.ts'

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

/**
 * An image in the best format and size that the browser supports. The caller's class reserves its space. Until it is
 * there, the page's ground is seen, or the blurred placeholder that a scene's class names.
 */
export function Picture({ src, tall, alt, sizes, className = '', eager = false }: PictureProps) {
  const [missing, setMissing] = useState<string>()
  const files = pictureFiles(src)
  const tallFiles = tall ? pictureFiles(tall) : undefined
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
      sizes={sizes}
      alt={alt}
      width={960}
      height={960}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={`${files?.cutOut ? 'ground' : 'bg-base-200 bg-cover'} object-cover ${className}`}
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
