import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import express, { type Request, type Response } from 'express'
import { type ImageFaults, noImageFaults, readImageFaults } from './image-faults.ts'
import { folderStore, memoryStore } from './image-store.ts'
import { imageTypeOf, mimeOfName } from './image-type.ts'
import { listen, stopListening } from './listen.ts'
import { readUpload, TooLarge } from './read-upload.ts'

/** How the stand-in is started. */
export interface ImageHostOptions {
  /** 0 takes any free port. */
  port: number
  key: string
  /** Folder to store the images in; without it they are kept in memory. */
  folder?: string
  /** The base of the images' URLs; the host's own address if left out. */
  publicUrl?: string
}

/** A running stand-in. */
export interface ImageHost {
  url: string
  port: number
  setFaults(changes: Partial<ImageFaults>): ImageFaults
  close(): Promise<void>
}

const maxBytes = 32 * 1024 * 1024

/** Sends an error in the image host's format; `code` is its own number for the reason. */
function respondWithError(response: Response, status: number, code: number, message: string): void {
  const statusText = status === 400 ? 'Bad Request' : 'Internal Server Error'
  response.status(status).json({
    success: false,
    status_code: status,
    error: { message, code, context: 'Exception' },
    status_txt: statusText,
  })
}

/** Starts an image host. Rejects with `EADDRINUSE` if the port is taken. */
export async function startImageHost(options: ImageHostOptions): Promise<ImageHost> {
  const store = options.folder === undefined ? memoryStore() : folderStore(options.folder)
  let faults: ImageFaults = { ...noImageFaults }
  let base = ''
  const app = express().disable('x-powered-by')

  const upload = async (request: Request, response: Response) => {
    if (faults.slowMs > 0) await delay(faults.slowMs)
    if (faults.fail) {
      request.resume()
      respondWithError(response, 500, 500, 'Internal server error.')
      return
    }
    if (request.query.key !== options.key) {
      request.resume()
      respondWithError(response, 400, 100, 'Invalid API v1 key.')
      return
    }
    const sent = await readUpload(request, maxBytes)
    const type = sent && imageTypeOf(sent.bytes)
    if (!sent || sent.bytes.length === 0) respondWithError(response, 400, 130, 'Empty upload source.')
    else if (!type) respondWithError(response, 400, 310, 'Invalid image source.')
    else {
      const id = createHash('sha256').update(sent.bytes).update(randomBytes(8)).digest('hex').slice(0, 12)
      const name = `${id}.${type.extension}`
      await store.save(name, sent.bytes)
      const url = `${base}/images/${name}`
      const image = { filename: name, name: id, mime: type.mime, extension: type.extension, url }
      const data = {
        id,
        title: sent.filename.replace(/\.[^.]*$/, ''),
        url_viewer: url,
        url,
        display_url: url,
        size: sent.bytes.length,
        time: Math.floor(Date.now() / 1000),
        expiration: 0,
        image,
      }
      response.json({ data, success: true, status: 200 })
    }
  }
  app.post('/1/upload', upload)
  app.post('/', upload)

  app.get('/images/:name', async (request, response) => {
    const { name } = request.params
    const bytes = /^[0-9a-f]{12}\.[a-z]{3,4}$/.test(name) ? await store.read(name) : null
    if (!bytes) {
      response.status(404).type('text/plain').send('There is no such image.')
      return
    }
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.type(mimeOfName(name)).send(bytes)
  })

  app.get('/_stand-in/faults', (_request, response) => {
    response.json(faults)
  })
  app.post('/_stand-in/faults', express.json(), (request, response) => {
    faults = { ...faults, ...readImageFaults(request.body) }
    response.json(faults)
  })
  app.use(((error, _request, response, next) => {
    if (response.headersSent) next(error)
    else if (error instanceof TooLarge) respondWithError(response, 400, 313, 'File too big (max 32 MB).')
    else respondWithError(response, 400, 400, error instanceof Error ? error.message : String(error))
  }) satisfies express.ErrorRequestHandler)

  const server = createServer(app)
  const port = await listen(server, options.port)
  base = options.publicUrl ?? `http://127.0.0.1:${port}`
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    setFaults: (changes) => {
      faults = { ...faults, ...changes }
      return faults
    },
    close: () => stopListening(server),
  }
}
