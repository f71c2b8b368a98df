import { errors } from '../../domain/errors.ts'
import { storeImage } from '../../domain/images/store-image.ts'
import type { Shop } from '../../domain/ports.ts'
import type { Handlers } from '../pipeline/handler.ts'
import { imageField } from '../pipeline/read-body.ts'

/** Each image is in memory three times while it is passed on: these take at most a quarter of 512 MB. */
const uploadsAtOnce = 8

export function imageRoutes(shop: Shop) {
  const inMemory = atMost(uploadsAtOnce, errors.manyUploads)
  return {
    uploadImage: ({ rawBody, header }) =>
      inMemory(async () => {
        const bytes = await imageField(rawBody, header('content-type') ?? '')
        return { success: true, data: { url: await storeImage(shop, bytes) } }
      }),
  } satisfies Partial<Handlers>
}

/** Runs at most this many tasks at once within this instance; any further one throws the error immediately. */
export function atMost(most: number, refuse: () => Error) {
  let running = 0
  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= most) throw refuse()
    running++
    try {
      return await work()
    } finally {
      running--
    }
  }
}
