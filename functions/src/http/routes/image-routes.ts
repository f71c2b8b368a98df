import { storeImage } from '../../domain/images/store-image.ts'
import type { Shop } from '../../domain/ports.ts'
import type { Handlers } from '../pipeline/handler.ts'
import { imageField } from '../pipeline/read-multipart.ts'

export function imageRoutes(shop: Shop): Handlers<'uploadImage'> {
  return {
    async uploadImage({ rawBody, header }) {
      const bytes = await imageField(rawBody, header('content-type') ?? '')
      return { success: true, data: { url: await storeImage(shop, bytes) } }
    },
  }
}
