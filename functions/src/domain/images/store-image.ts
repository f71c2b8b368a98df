import { type imageTypes, limits } from '@wood-master/contract/limits'
import * as m from '../../texts/images.ts'
import { ShopError } from '../errors.ts'

/** Stores an image and returns its address. Throws `payload_too_large`, `unsupported_type` or `image_host_failed`. */
export function storeImage(shop: { images: ImageHost }, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (bytes.length > limits.imageBytes) throw new ShopError('payload_too_large', m.imageTooLarge())
  const type = imageTypeOf(bytes)
  if (!type) throw new ShopError('unsupported_type', m.wrongFormat())
  return shop.images.store({ bytes, type })
}

/** Keeps images. Throws `image_host_failed` when it is slow, fails or rejects the image. */
export interface ImageHost {
  store(image: { bytes: Uint8Array<ArrayBuffer>; type: ImageType }): Promise<string>
}

export type ImageType = (typeof imageTypes)[number]

/** The brands by which an AVIF file says what it is, after the size and `ftyp` of its first box. */
const avifBrands = new Set(['avif', 'avis'])

/** The type by an image's first bytes; its name and what its sender says are not believed. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp'
  if (text(4, 8) === 'ftyp' && avifBrands.has(text(8, 12))) return 'image/avif'
  return undefined
}
