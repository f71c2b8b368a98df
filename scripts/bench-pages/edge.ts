import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { localCertificate } from './certificate.ts'
import type { Answer, Asked, Origin } from './origins.ts'

export interface Edge {
  url: string
  close(): void
}

const packable = /text|javascript|json|svg|xml|manifest/

async function askedBy(request: Http2ServerRequest): Promise<Asked> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    name.startsWith(':') || value === undefined ? [] : [[name, String(value)]],
  )
  return {
    method: request.method,
    path: request.url,
    headers: { ...Object.fromEntries(headers), host: request.authority },
    body: Buffer.concat(chunks),
  }
}

function packed({ status, headers, body }: Answer): Answer {
  if (!packable.test(headers['content-type'] ?? '') || body.length < 200) return { status, headers, body }
  const packedHeaders = { ...headers, 'content-encoding': 'gzip' }
  return { status, headers: packedHeaders, body: gzipSync(body, { level: 9 }) }
}

/** Seconds for which everybody may be sent the same response. */
function sharedSeconds({ status, headers }: Answer): number {
  const said = headers['cache-control'] ?? ''
  if (status !== 200 || !said.includes('public')) return 0
  const [, seconds = '0'] = /s-maxage=(\d+)/.exec(said) ?? /max-age=(\d+)/.exec(said) ?? []
  return Number(seconds)
}

/** Keeps what the headers let a shared cache keep, as the CDN in front of Hosting does. */
function remembering(origin: Origin): Origin {
  const kept = new Map<string, { answer: Answer; until: number }>()
  return async (asked) => {
    const isShared = asked.method === 'GET' && !asked.headers.authorization
    const known = isShared ? kept.get(asked.path) : undefined
    if (known && known.until > Date.now()) return known.answer
    // Without the browser's own copy: what is kept has to be whole.
    const { 'if-none-match': _tag, 'if-modified-since': _time, ...headers } = asked.headers
    const answer = packed(await origin(isShared ? { ...asked, headers } : asked))
    const seconds = isShared ? sharedSeconds(answer) : 0
    if (seconds > 0) kept.set(asked.path, { answer, until: Date.now() + seconds * 1_000 })
    return answer
  }
}

/** Serves an origin over HTTP/2 with gzip, on a free port, with a certificate that only this run knows. */
export async function startEdge(origin: Origin): Promise<Edge> {
  const pem = localCertificate()
  const answerTo = remembering(origin)
  const respond = async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    try {
      const { status, headers, body } = await answerTo(await askedBy(request))
      response.writeHead(status, headers)
      response.end(body)
    } catch {
      response.writeHead(502)
      response.end()
    }
  }
  const server = createSecureServer({ key: pem, cert: pem }, (request, response) => {
    void respond(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `https://localhost:${port}`, close: () => server.close() }
}
