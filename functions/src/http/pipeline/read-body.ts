import type { Call } from '@wood-master/contract/calls'
import { limits } from '@wood-master/contract/limits'
import { type Request, type Response, raw } from 'express'
import { ShopError } from '../../domain/shop-error.ts'

declare module 'http' {
  interface IncomingMessage {
    /** The body's bytes: from Cloud Functions, which read the body before us, or read here. */
    rawBody?: Buffer
  }
}

const kilobyte = 1024
/** Bytes of a body; a multipart one has its boundaries and headers around the image. */
const mostBytes = {
  json: 64 * kilobyte,
  multipart: limits.imageBytes + 16 * kilobyte,
  raw: 1024 * kilobyte,
} as const

const readers = {
  json: raw({ type: () => true, limit: mostBytes.json }),
  multipart: raw({ type: () => true, limit: mostBytes.multipart, inflate: false }),
  raw: raw({ type: () => true, limit: mostBytes.raw, inflate: false }),
}

/** Leaves the body's bytes in `rawBody`. Throws `unsupported_type` or `payload_too_large`. */
export async function readBody(request: Request, response: Response, call: Call): Promise<void> {
  const kind = call.bodyType ?? 'json'
  assertType(request, kind)
  if (request.rawBody === undefined) request.rawBody = await readBytes(request, response, kind)
  if (request.rawBody.length > mostBytes[kind]) {
    throw new ShopError('payload_too_large', 'This is larger than the shop accepts.')
  }
}

/** The body as JSON; nothing when there is none. Throws `invalid_request`. */
export function jsonOf(request: Request): unknown {
  const { rawBody } = request
  if (!rawBody || rawBody.length === 0) return undefined
  try {
    return JSON.parse(rawBody.toString('utf8'))
  } catch (cause) {
    throw new ShopError('invalid_request', 'The body is not JSON.', { cause })
  }
}

function assertType(request: Request, kind: keyof typeof mostBytes): void {
  if (kind === 'raw') return
  const type = request.get('content-type')
  if (type === undefined && kind === 'json') return
  const wanted = kind === 'json' ? 'application/json' : 'multipart/form-data'
  if (type?.split(';')[0]?.trim().toLowerCase() === wanted) return
  throw new ShopError('unsupported_type', `Please send this as ${wanted}.`)
}

function readBytes(request: Request, response: Response, kind: keyof typeof mostBytes): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    readers[kind](request, response, (error?: unknown) => {
      const body: unknown = request.body
      if (error) reject(error)
      else resolve(Buffer.isBuffer(body) ? body : Buffer.alloc(0))
    })
  })
}
