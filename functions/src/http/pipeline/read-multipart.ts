import { limits } from '@wood-master/contract/limits'
import busboy from 'busboy'
import { ShopError } from '../../domain/shop-error.ts'

const field = 'image'

/**
 * The bytes of the file in the field `image`; other fields and files are skipped. One byte over the limit is kept, so
 * that an image that is too large looks too large. Throws `invalid_request`.
 */
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
      else reject(missing())
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

const unreadable = () => new ShopError('invalid_request', 'The upload cannot be read.')
const missing = () =>
  new ShopError('invalid_request', 'Please choose an image.', { fields: { [field]: 'Image is required' } })
