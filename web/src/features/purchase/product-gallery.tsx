import { useState } from 'react'
import { Picture } from '#components/ui/picture.tsx'

interface ProductGalleryProps {
  name: string
  /** In their order; the first is the main one. */
  images: readonly string[]
}

/** The large image, and the product's others to choose from. */
export function ProductGallery({ name, images }: ProductGalleryProps) {
  const [main = ''] = images
  const [shown, setShown] = useState(main)
  const current = images.includes(shown) ? shown : main
  return (
    <div>
      <Picture
        src={current}
        alt={name}
        sizes="(min-width: 72rem) 38rem, (min-width: 64rem) 55vw, 94vw"
        className="aspect-square w-full rounded-box sm:max-lg:aspect-4/3"
        eager
      />
      {images.length > 1 && (
        <ul className="mt-3 flex flex-wrap gap-3">
          {images.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                aria-pressed={picture === current}
                aria-label={`View ${index + 1} of ${images.length}`}
                onClick={() => setShown(picture)}
                className="block overflow-hidden rounded-field border-2 border-base-300 aria-pressed:border-primary"
              >
                <Picture src={picture} alt="" sizes="6rem" className="aspect-square w-20" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
