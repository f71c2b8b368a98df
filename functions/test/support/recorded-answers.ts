import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

interface Recorded {
  asked: string
  status: number
  answer: string
}

/** Without the server's address. */
function keyOf(url: unknown, { method, body }: RequestInit = {}): string {
  const { pathname, search } = new URL(String(url))
  return `${method} ${pathname}${search} ${body ?? ''}`
}

/** `fetch`, with what it was answered kept for `write`. */
export function recordingFetch() {
  const recorded: Recorded[] = []
  const send: typeof fetch = async (url, init) => {
    const response = await fetch(url, init)
    const answer = await response.clone().text()
    recorded.push({ asked: keyOf(url, init), status: response.status, answer })
    return response
  }
  function write(file: string): void {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(recorded, null, 1)}\n`)
  }
  return { send, write }
}

/** A `fetch` that gives the answers of a file, those to the same question in their order; nothing where there is no file. */
export function recordedFetch(file: string): typeof fetch | undefined {
  if (!existsSync(file)) return undefined
  const recorded: Recorded[] = JSON.parse(readFileSync(file, 'utf8'))
  return async (url, init) => {
    const place = recorded.findIndex(({ asked }) => asked === keyOf(url, init))
    const [found] = place < 0 ? [] : recorded.splice(place, 1)
    if (!found) throw new Error(`No answer to this is recorded, so record again: ${keyOf(url, init)}`)
    return new Response(found.answer, { status: found.status })
  }
}
