import type { ImageType } from './image-type.ts'

/** Where pictures are kept. Throws `image_host_failed` when it is slow, failing or refuses. */
export interface ImageHost {
  /** Answers the address that the picture is shown from. */
  store(picture: { bytes: Uint8Array<ArrayBuffer>; type: ImageType }): Promise<string>
}
