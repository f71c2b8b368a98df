import { spawnSync } from 'node:child_process'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { Failure } from '../shop/failure.ts'

const packable = /text|javascript|json|svg|xml|manifest/
/** What a connection says of itself, and a browser of its own copy: what the edge keeps has to be whole. */
const notPassedOn =
  /^(:.*|connection|keep-alive|transfer-encoding|content-length|content-encoding|host|if-none-match|if-modified-since)$/

const passedOn = (headers: Iterable<[string, unknown]>): Record<string, string> =>
  Object.fromEntries(
    [...headers].flatMap(([name, value]) => (notPassedOn.test(name) ? [] : [[name, String(value)]])),
  )

async function ask(origin: string, request: Http2ServerRequest) {
  const sent = await buffer(request)
  const forwarded = {
    'accept-encoding': 'identity',
    'x-forwarded-host': request.authority,
    'x-forwarded-proto': 'https',
  }
  const response = await fetch(origin + request.url, {
    method: request.method,
    redirect: 'manual',
    headers: { ...passedOn(Object.entries(request.headers)), ...forwarded },
    ...(sent.length > 0 ? { body: new Uint8Array(sent) } : {}),
  })
  const body = Buffer.from(await response.arrayBuffer())
  const headers = passedOn(response.headers)
  const [, seconds = '0'] =
    /public.*s-maxage=(\d+)|public.*max-age=(\d+)/.exec(headers['cache-control'] ?? '') ?? []
  const kept = { status: response.status, until: response.ok ? Date.now() + Number(seconds) * 1_000 : 0 }
  if (!packable.test(headers['content-type'] ?? '') || body.length < 200) return { ...kept, headers, body }
  return { ...kept, headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(body, { level: 9 }) }
}

/** A key and a certificate for localhost in one PEM text. Throws a Failure without openssl. */
function localCertificate(): string {
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', '-', '-out', '-', '-days', '1']
  const { status, stdout } = spawnSync('openssl', [...request, '-subj', '/CN=localhost'], {
    encoding: 'utf8',
  })
  if (status === 0) return stdout
  throw new Failure(
    'Browsers speak HTTP/2 only over TLS, and openssl, which makes the certificate, is not there. Install it (on Debian: apt-get install openssl), then run the command again.',
  )
}

/** Serves an origin as the CDN in front of Hosting does: over HTTP/2 with gzip, keeping what its headers let everybody share. */
export async function startEdge(origin: string): Promise<{ url: string; close: () => void }> {
  const pem = localCertificate()
  const kept = new Map<string, Awaited<ReturnType<typeof ask>>>()
  const respond = async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const isShared = request.method === 'GET' && !request.headers.authorization
    const known = isShared ? kept.get(request.url) : undefined
    const answer = known && known.until > Date.now() ? known : await ask(origin, request)
    if (isShared) kept.set(request.url, answer)
    response.writeHead(answer.status, answer.headers)
    response.end(answer.body)
  }
  const server = createSecureServer({ key: pem, cert: pem }, (request, response) => {
    respond(request, response).catch(() => response.writeHead(502).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `https://localhost:${port}`, close: () => server.close() }
}
