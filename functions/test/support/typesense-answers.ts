import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A call as it arrived; its body read as JSON where it is, or as lines of it. */
export interface Arrived {
  call: string
  key: string | undefined
  body: unknown
}

type Answer = object | string | { status: number; body: object }

/** A server that answers as a test says. It finds nothing by itself: what an engine ranks only an engine can show. */
export async function answering(answer: (arrived: Arrived) => Answer) {
  const arrived: Arrived[] = []
  const server = createServer(async (request, response) => {
    const call = {
      call: `${request.method} ${request.url}`,
      key: keyOf(request),
      body: await bodyOf(request),
    }
    arrived.push(call)
    const said = answer(call)
    const isRefusal = typeof said === 'object' && 'status' in said
    response.statusCode = isRefusal ? said.status : 200
    response.end(typeof said === 'string' ? said : JSON.stringify(isRefusal ? said.body : said))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, arrived }
}

/** An address where nobody listens any more. */
export async function nobodyThere(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${port}`
}

const keyOf = ({ headers }: IncomingMessage) => headers['x-typesense-api-key']?.toString()

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const text = (await request.toArray()).join('')
  if (!request.url?.includes('/import')) return text === '' ? undefined : JSON.parse(text)
  return text.split('\n').map((line) => JSON.parse(line))
}

/** One result of a search, with the fields that the API's description gives it (version 30.0). */
export const resultOf = (
  ids: string[],
  { found = ids.length, counts = {} as Record<string, number> } = {},
) => ({
  facet_counts: [
    {
      counts: Object.entries(counts).map(([value, count]) => ({ count, highlighted: value, value })),
      field_name: 'category',
      sampled: false,
      stats: { total_values: Object.keys(counts).length },
    },
  ],
  found,
  hits: ids.map((id) => ({
    document: { id },
    highlight: {},
    highlights: [],
    text_match: 578_730_123,
    text_match_info: { best_field_score: '1108091339008', best_field_weight: 15, fields_matched: 1 },
  })),
  out_of: 6,
  page: 1,
  request_params: { collection_name: 'products-1', per_page: 10, q: 'oak' },
  search_cutoff: false,
  search_time_ms: 1,
})
