import pLimit from 'p-limit'
import { errors } from '../../domain/errors.ts'
import { storeImage } from '../../domain/images/store-image.ts'
import type { Shop } from '../../domain/ports.ts'
import type { Handlers } from '../pipeline/handler.ts'
import { imageField } from '../pipeline/read-body.ts'

/** Each image is in memory three times while it is passed on: these take at most a quarter of 512 MB. */
const uploadsAtOnce = 8

export function imageRoutes(shop: Pick<Shop, 'images'>) {
  const inMemory = pLimit(uploadsAtOnce)
  return {
    async uploadImage({ rawBody, header }) {
      if (inMemory.activeCount + inMemory.pendingCount >= uploadsAtOnce) throw errors.manyUploads()
      return inMemory(async () => {
        const bytes = await imageField(rawBody, header('content-type') ?? '')
        return { success: true, data: { url: await storeImage(shop, bytes) } }
      })
    },
  } satisfies Partial<Handlers>
}
