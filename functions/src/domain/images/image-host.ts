import type { ImageType } from './image-type.ts'

/** Keeps images. Throws `image_host_failed` when it is slow, fails or rejects the image. */
export interface ImageHost {
  /** Returns the address that the image is shown from. */
  store(image: { bytes: Uint8Array<ArrayBuffer>; type: ImageType }): Promise<string>
}
