import { storePicture } from '../domain/picturing/store-picture.ts'
import type { Shop } from '../domain/ports.ts'
import type { Handlers } from './handler.ts'
import { imageField } from './read-multipart.ts'

export function imageRoutes(shop: Shop): Handlers<'uploadImage'> {
  return {
    async uploadImage({ rawBody, header }) {
      const bytes = await imageField(rawBody, header('content-type') ?? '')
      return { success: true, data: { url: await storePicture(shop, bytes) } }
    },
  }
}
