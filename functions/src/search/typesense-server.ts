import * as z from 'zod'

export interface TypesenseSettings {
  url: string
  apiKey: string
}

export type TypesenseServer = ReturnType<typeof typesenseServer>

/** How long a page waits for its products, in milliseconds; whoever fills the collection has more time. */
const searchWaitMs = 1_500
const otherWaitMs = 60_000

const found = z.object({
  found: z.number(),
  hits: z.array(z.object({ document: z.object({ id: z.string() }) })),
  facet_counts: z
    .array(z.object({ counts: z.array(z.object({ value: z.string(), count: z.number() })) }))
    .default([]),
})
const answered = z.object({ results: z.array(z.union([found, z.object({ error: z.string() })])) })

interface Call {
  method?: string
  /** As JSON, but for text. */
  body?: object | string
  waitMs?: number
}

export type Found = z.infer<typeof found>

/** A Typesense server by its HTTP interface. Node's own `fetch`, because the client would bring 34 packages for six calls. */
export function typesenseServer({ url, apiKey }: TypesenseSettings, send: typeof fetch = fetch) {
  /** Answers the body. Throws where no answer comes in time, and with the server's words where it refuses. */
  async function ask(path: string, { method = 'GET', body, waitMs = otherWaitMs }: Call = {}) {
    const response = await send(url + path, {
      method,
      headers: { 'x-typesense-api-key': apiKey, 'content-type': 'application/json' },
      body: typeof body === 'object' ? JSON.stringify(body) : body,
      signal: AbortSignal.timeout(waitMs),
    }).catch((cause: unknown) => {
      throw new Error(`Typesense did not answer ${method} ${path}`, { cause })
    })
    const text = await response.text()
    if (!response.ok)
      throw new Error(`Typesense answered ${response.status} to ${method} ${path}: ${text.slice(0, 300)}`)
    return text
  }

  return {
    ask,
    /** The results of several searches in their order. Throws as `ask` does, and where one of them is refused. */
    async search(searches: readonly object[]): Promise<Found[]> {
      const text = await ask('/multi_search', { method: 'POST', body: { searches }, waitMs: searchWaitMs })
      return answered.parse(JSON.parse(text)).results.map((result) => {
        if ('error' in result) throw new Error(`Typesense refused a search: ${result.error}`)
        return result
      })
    },
  }
}
