import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

export interface Asked {
  method: string
  /** The path with its query. */
  path: string
  headers: Record<string, string>
  body: Buffer
}

export interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

export type Origin = (asked: Asked) => Promise<Answer>

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.webp': 'image/webp',
}

/** The files of a folder, and its `index.html` at `/`. */
export function folderOrigin(folder: string): Origin {
  return async ({ path }): Promise<Answer> => {
    const name = path === '/' ? 'index.html' : decodeURIComponent(path.slice(1))
    const body = await readFile(join(folder, name)).catch(() => undefined)
    if (!body) return { status: 404, headers: {}, body: Buffer.alloc(0) }
    const type = types[extname(name)] ?? 'application/octet-stream'
    return { status: 200, headers: { 'content-type': type, 'cache-control': 'no-cache' }, body }
  }
}

/** What the connection to the origin says of itself, and not of the page. */
const ofTheConnection = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
]

/** A running shop: its Hosting knows the rewrites, the headers and the function of `firebase.json`. */
export function shopOrigin(url: string): Origin {
  return async ({ method, path, headers, body }) => {
    const { host = '', ...rest } = headers
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...rest,
        'accept-encoding': 'identity',
        'x-forwarded-host': host,
        'x-forwarded-proto': 'https',
      },
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    })
    const kept = [...response.headers].filter(([name]) => !ofTheConnection.includes(name))
    return {
      status: response.status,
      headers: Object.fromEntries(kept),
      body: Buffer.from(await response.arrayBuffer()),
    }
  }
}
