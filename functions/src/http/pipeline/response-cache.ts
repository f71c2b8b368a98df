import { createHash } from 'node:crypto'

/** A public response as it goes out. */
export interface StoredResponse {
  bytes: Buffer
  etag: string
  nextCursor?: string
  /** 200 unless the call says otherwise. */
  status?: number
}

const mostAnswers = 200

/**
 * Public responses for a few seconds, ready as bytes: crowds at the shop window ask the database once. Callers who come
 * while an response is being made wait for that one. `forget` is called after every change, so nobody sees their own
 * change late on the instance that made it.
 */
export function responseCache(seconds: number, now: () => Date) {
  const responses = new Map<string, { until: number; response: Promise<StoredResponse> }>()
  return {
    recall(key: string, make: () => Promise<StoredResponse>): Promise<StoredResponse> {
      if (seconds === 0) return make()
      const time = now().getTime()
      const known = responses.get(key)
      if (known && known.until > time) return known.response
      if (responses.size >= mostAnswers) responses.clear()
      const entry = { until: time + seconds * 1000, response: make() }
      responses.set(key, entry)
      entry.response.catch(() => {
        if (responses.get(key) === entry) responses.delete(key)
      })
      return entry.response
    },
    forget: () => responses.clear(),
  }
}

export type ResponseCache = ReturnType<typeof responseCache>

export function storedResponse(body: unknown, nextCursor?: string): StoredResponse {
  const bytes = Buffer.from(JSON.stringify(body))
  return { bytes, etag: `W/"${createHash('sha1').update(bytes).digest('base64url')}"`, nextCursor }
}
