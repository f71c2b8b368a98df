import { ShopError } from '../shop-error.ts'
import { isShown, notShown } from '../shown-images.ts'
import type { Product } from './product.ts'

/**
 * A product's images after a change of them; nothing where the change names none. `img` alone takes the place of the main
 * image. Throws `invalid_request` when an image is named twice, the first of all is not the main one, or a new one is where
 * pages show no images from; those from before may stay.
 */
export function imagesAfter(
  before: readonly string[],
  { img, images }: Partial<Pick<Product, 'img' | 'images'>>,
  imageOrigins: readonly string[],
): Partial<Pick<Product, 'img' | 'images'>> {
  const isMissing = (image: string | undefined) =>
    image !== undefined && !before.includes(image) && !isShown(image, imageOrigins)
  if (images?.some(isMissing)) throw invalid(notShown)
  if (isMissing(img)) throw invalid(notShown, 'img')
  if (!images) return img === undefined ? {} : { img, images: [img, ...before.slice(1).filter(isNot(img))] }
  const [main] = images
  if (img !== undefined && img !== main) throw invalid('The first image must be the main one')
  if (new Set(images).size < images.length) throw invalid('Has the same image twice')
  return main === undefined ? {} : { img: main, images }
}

const isNot = (image: string) => (other: string) => other !== image

const invalid = (message: string, field: 'img' | 'images' = 'images') =>
  new ShopError('invalid_request', 'Please check the images.', { fields: { [field]: message } })
