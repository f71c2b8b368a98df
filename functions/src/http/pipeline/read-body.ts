import type { Call } from '@wood-master/contract/calls'
import { limits } from '@wood-master/contract/limits'
import busboy from 'busboy'
import { type Request, type Response, raw } from 'express'
import type * as z from 'zod'
import { errors, ShopError } from '../../domain/errors.ts'
import { inputProblem } from '../../domain/input-problem.ts'
import * as m from '../../texts/http.ts'

declare module 'http' {
  interface IncomingMessage {
    /** The body's bytes: from Cloud Functions, which read the body before us, or read here. */
    rawBody?: Buffer
  }
}

export async function readBody(request: Request, response: Response, call: Call): Promise<void> {
  assertType(request, call)
  const limit = (call.bodyKilobytes ?? limits.bodyKilobytes) * 1024
  if (request.rawBody === undefined)
    request.rawBody = await readBytes(request, response, { limit, inflate: call.bodyType === undefined })
  if (request.rawBody.length > limit) throw new ShopError('payload_too_large', m.tooLarge())
}

/** The body as JSON; nothing when there is none. Throws `invalid_request`. */
export function jsonOf(request: Request): unknown {
  const { rawBody } = request
  if (!rawBody || rawBody.length === 0) return undefined
  try {
    return JSON.parse(rawBody.toString('utf8'))
  } catch (cause) {
    throw new ShopError('invalid_request', m.notJson(), { cause })
  }
}

function assertType(request: Request, { bodyType }: Call): void {
  if (bodyType === 'raw') return
  const type = request.get('content-type')
  if (type === undefined && bodyType === undefined) return
  const wanted = bodyType === undefined ? 'application/json' : 'multipart/form-data'
  if (type?.split(';')[0]?.trim().toLowerCase() === wanted) return
  throw new ShopError('unsupported_type', m.wrongType({ wanted }))
}

function readBytes(
  request: Request,
  response: Response,
  most: { limit: number; inflate: boolean },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    raw({ type: () => true, ...most })(request, response, (error?: unknown) => {
      const body: unknown = request.body
      if (error) reject(error)
      else resolve(Buffer.isBuffer(body) ? body : Buffer.alloc(0))
    })
  })
}

const field = 'image'

/** The bytes of the file in `image`, one more than the limit at most. Throws `invalid_request`. */
export function imageField(rawBody: Buffer, contentType: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const reader = readerFor(contentType)
    let chunks: Buffer[] | undefined
    reader.on('file', (name, file) => {
      // A file that is cut off says so by itself, beside the reader; unheard, it would end the whole process.
      file.on('error', () => reject(unreadable()))
      if (name !== field || chunks) {
        file.resume()
        return
      }
      const found: Buffer[] = []
      chunks = found
      file.on('data', (chunk: Buffer) => found.push(chunk))
    })
    reader.on('error', () => reject(unreadable()))
    reader.on('close', () => {
      if (chunks) resolve(new Uint8Array(Buffer.concat(chunks)))
      else reject(errors.badField(field, m.imageIsRequired(), m.pleaseChooseAnImage()))
    })
    reader.end(rawBody)
  })
}

function readerFor(contentType: string): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      limits: { fileSize: limits.imageBytes + 1, files: 4, fields: 20, parts: 24 },
    })
  } catch {
    throw unreadable()
  }
}

const unreadable = () => new ShopError('invalid_request', m.uploadUnreadable())
/** The value as the schema reads it; throws `invalid_request` with the first message of each field. */
export function read<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, { error: inputProblem })
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  for (const { path, message } of result.error.issues) {
    const field = path.map(String).join('.')
    if (field !== '' && !Object.hasOwn(fields, field)) fields[field] = message
  }
  throw new ShopError('invalid_request', m.checkInput(), Object.keys(fields).length > 0 ? { fields } : {})
}
