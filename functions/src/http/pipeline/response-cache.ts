import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

export interface StoredResponse {
  bytes: Buffer
  etag: string
  nextCursor?: string
  /** 200 unless the call says otherwise. */
  status?: number
}

/** The last part of its life in which a response is made anew, so that nobody has to wait when it ends. */
const renewalShare = 1 / 5

/** Of an instance that has 512 MB for everything. */
const mostBytes = 32 * 1024 * 1024

/** Caches public responses for some seconds as bytes; callers wait for one that is being made. `forget` follows every change. */
export function responseCache(seconds: number, now: () => Date, maxBytes = mostBytes) {
  const kept = new LRUCache<string, { until: number; response: StoredResponse }>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }, key) => response.bytes.length + key.length,
  })
  const underWay = new Map<string, Promise<StoredResponse>>()

  function fresh(key: string): StoredResponse | undefined {
    const known = kept.get(key)
    const left = known ? known.until - now().getTime() : 0
    const isDue = left <= seconds * 1000 * renewalShare && !underWay.has(key)
    return left > 0 && !isDue ? known?.response : undefined
  }

  async function makeAndKeep(key: string, make: () => Promise<StoredResponse>): Promise<StoredResponse> {
    const until = now().getTime() + seconds * 1000
    const making = make()
    underWay.set(key, making)
    try {
      const response = await making
      // A response that a change has made outdated meanwhile is not kept.
      if (underWay.get(key) === making) kept.set(key, { until, response })
      return response
    } catch (error) {
      const known = kept.get(key)
      // Only the early renewal failed.
      if (known && known.until > now().getTime()) return known.response
      throw error
    } finally {
      if (underWay.get(key) === making) underWay.delete(key)
    }
  }

  return {
    async recall(key: string, make: () => Promise<StoredResponse>): Promise<StoredResponse> {
      if (seconds === 0) return make()
      return fresh(key) ?? underWay.get(key) ?? makeAndKeep(key, make)
    },
    /** The response that `recall` would return without making one or waiting for one. */
    fresh,
    forget() {
      kept.clear()
      underWay.clear()
    },
    size: () => kept.calculatedSize,
  }
}

export type ResponseCache = ReturnType<typeof responseCache>

export function bytesWithTag(bytes: Buffer): StoredResponse {
  return { bytes, etag: `W/"${createHash('sha1').update(bytes).digest('base64url')}"` }
}

export function storedResponse(body: unknown, nextCursor?: string): StoredResponse {
  return { ...bytesWithTag(Buffer.from(JSON.stringify(body))), nextCursor }
}
