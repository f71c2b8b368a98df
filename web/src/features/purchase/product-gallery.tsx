import { useState } from 'react'
import { Picture } from '#components/ui/picture.tsx'

interface ProductGalleryProps {
  name: string
  img: string
  views?: string[] | undefined
}

/** The large image, and the product's other views to choose from. */
export function ProductGallery({ name, img, views = [] }: ProductGalleryProps) {
  const pictures = [...new Set([img, ...views])]
  const [shown, setShown] = useState(img)
  const current = pictures.includes(shown) ? shown : img
  return (
    <div>
      <Picture
        src={current}
        alt={name}
        sizes="(min-width: 72rem) 38rem, (min-width: 64rem) 55vw, 94vw"
        className="aspect-square w-full rounded-box sm:max-lg:aspect-4/3"
        eager
      />
      {pictures.length > 1 && (
        <ul className="mt-3 flex flex-wrap gap-3">
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                aria-pressed={picture === current}
                aria-label={`View ${index + 1} of ${pictures.length}`}
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
