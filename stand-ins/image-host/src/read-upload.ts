import type { IncomingMessage } from 'node:http'
import busboy from 'busboy'

/** An image as it was sent. */
export interface Upload {
  /** The sender's file name, or `image` if there is none. */
  filename: string
  bytes: Buffer
}

export class TooLarge extends Error {}

/** Reads the multipart field `image`, a file or base64 text; null if it is missing. Throws `TooLarge`. */
export function readUpload(request: IncomingMessage, maxBytes: number): Promise<Upload | null> {
  return new Promise((resolve, reject) => {
    const contentType = request.headers['content-type'] ?? ''
    if (!contentType.startsWith('multipart/form-data')) {
      request.resume()
      resolve(null)
      return
    }
    // Base64 is a third longer than the bytes it encodes.
    const limits = { fileSize: maxBytes, fieldSize: Math.ceil((maxBytes * 4) / 3) + 4, files: 1 }
    const parser = busboy({ headers: request.headers, limits })
    let upload: Upload | null = null
    let tooLarge = false
    parser.on('file', (name, stream, info) => {
      const chunks: Buffer[] = []
      stream.on('limit', () => {
        tooLarge = true
      })
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (name === 'image') upload = { filename: info.filename || 'image', bytes: Buffer.concat(chunks) }
      })
    })
    parser.on('field', (name, value, info) => {
      if (name !== 'image' || value === '') return
      tooLarge ||= info.valueTruncated
      upload = { filename: 'image', bytes: Buffer.from(value, 'base64') }
    })
    parser.on('error', reject)
    parser.on('close', () => {
      if (tooLarge) reject(new TooLarge())
      else resolve(upload)
    })
    request.pipe(parser)
  })
}
