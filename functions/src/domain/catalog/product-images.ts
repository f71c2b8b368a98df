import { ShopError } from '../shop-error.ts'
import type { Product } from './product.ts'

/**
 * A product's images after a change of them; nothing where the change names none. `img` alone takes the place of the main
 * image. Throws `invalid_request` when an image is named twice, or the first of all is not the main one.
 */
export function imagesAfter(
  before: readonly string[],
  { img, images }: Partial<Pick<Product, 'img' | 'images'>>,
): Partial<Pick<Product, 'img' | 'images'>> {
  if (!images) return img === undefined ? {} : { img, images: [img, ...before.slice(1).filter(isNot(img))] }
  const [main] = images
  if (img !== undefined && img !== main) throw invalid('The first image must be the main one')
  if (new Set(images).size < images.length) throw invalid('Has the same image twice')
  return main === undefined ? {} : { img: main, images }
}

const isNot = (image: string) => (other: string) => other !== image

const invalid = (message: string) =>
  new ShopError('invalid_request', 'Please check the images.', { fields: { images: message } })
