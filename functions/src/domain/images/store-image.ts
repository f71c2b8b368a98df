import { limits } from '@wood-master/contract/limits'
import { ShopError } from '../shop-error.ts'
import type { ImageHost } from './image-host.ts'
import { imageTypeOf } from './image-type.ts'

/** Stores an image and returns its address. Throws `payload_too_large`, `unsupported_type` or `image_host_failed`. */
export function storeImage(shop: { images: ImageHost }, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (bytes.length > limits.imageBytes) {
    throw new ShopError('payload_too_large', 'Please choose an image of at most 5 MB.')
  }
  const type = imageTypeOf(bytes)
  if (!type) throw new ShopError('unsupported_type', 'Please choose a JPEG, PNG, WebP or AVIF image.')
  return shop.images.store({ bytes, type })
}
