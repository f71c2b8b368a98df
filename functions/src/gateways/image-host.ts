import * as z from 'zod'
import { ShopError } from '../domain/errors.ts'
import type { ImageHost } from '../domain/images/store-image.ts'
import * as m from '../texts/gateways.ts'

export interface ImageHostSettings {
  url: string
  key: string
  timeoutMs?: number
}

const stored = z.object({
  success: z.literal(true),
  data: z.object({ url: z.url({ protocol: /^https?$/ }) }),
})

export function imageHost({ url, key, timeoutMs = 15_000 }: ImageHostSettings): ImageHost {
  return {
    async store({ bytes, type }) {
      const address = new URL(url)
      address.searchParams.set('key', key)
      const form = new FormData()
      form.set('image', new Blob([bytes], { type }), `image.${type.slice('image/'.length)}`)
      try {
        const signal = AbortSignal.timeout(timeoutMs)
        const response = await fetch(address, { method: 'POST', body: form, signal })
        return stored.parse(await response.json()).data.url
      } catch (error) {
        // The address of a failed call would carry the key into the log.
        const reason = String(error instanceof Error ? error.message : error).replaceAll(key, '…')
        throw new ShopError('image_host_failed', m.imageNotStored(), { cause: new Error(reason) })
      }
    },
  }
}
