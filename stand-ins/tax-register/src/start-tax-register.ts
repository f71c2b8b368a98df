import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { companies } from './companies.ts'
import { listen, stopListening } from './listen.ts'
import { type Asked, page } from './page.ts'
import { readSwitches, type Switch, type Switches } from './switches.ts'

/** A running register. */
export interface TaxRegister {
  url: string
  /** What it was asked, the newest first. */
  asked(): readonly Asked[]
  /** Replaces all switches; without any, every country answers from the book. */
  setSwitches(switches: Record<string, Switch>): void
  close(): Promise<void>
}

const slowMs = 3_000
const mostBytes = 10_000
const mostAsked = 200

/** Starts the register on localhost; port 0 takes any free one. Rejects with `EADDRINUSE` if it is taken. */
export async function startTaxRegister({ port }: { port: number }): Promise<TaxRegister> {
  let switches: Switches = {}
  let asked: Asked[] = []
  let count = 0

  async function check(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { countryCode, vatNumber, requesterNumber } = JSON.parse(await bodyOf(request))
    const number = `${countryCode}${vatNumber}`
    const turned = switches[String(countryCode)] ?? switches['*'] ?? 'book'
    const note = (answer: string) => {
      asked = [{ at: new Date().toISOString(), number, answer }, ...asked].slice(0, mostAsked)
    }
    if (turned === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs).unref())
    if (turned === 'down') {
      note('down')
      return json(response, 200, { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] })
    }
    const valid = turned === 'valid' || (turned !== 'invalid' && number in companies)
    note(valid ? 'valid' : 'invalid')
    json(response, 200, {
      countryCode,
      vatNumber,
      requestDate: new Date().toISOString(),
      valid,
      requestIdentifier: requesterNumber ? `WAPIOFFLINE${String(++count).padStart(5, '0')}` : '',
      name: valid ? (companies[number] ?? '---') : '---',
      address: '---',
    })
  }

  const server = createServer(async (request, response) => {
    try {
      switch (`${request.method} ${request.url}`) {
        case 'GET /':
          return void response
            .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
            .end(page(switches, asked))
        case 'POST /check-vat-number':
          return await check(request, response)
        case 'POST /_stand-in/switches':
          switches = readSwitches(JSON.parse(await bodyOf(request)))
          return json(response, 200, switches)
        case 'POST /switches': {
          const fields = [...new URLSearchParams(await bodyOf(request))].filter(([, value]) => value !== '')
          switches = readSwitches(Object.fromEntries(fields))
          return void response.writeHead(303, { location: '/' }).end()
        }
      }
      json(response, 404, { error: 'There is no such path.' })
    } catch (error) {
      json(response, 400, { error: error instanceof Error ? error.message : String(error) })
    }
  })
  const held = await listen(server, port)
  return {
    url: `http://127.0.0.1:${held}`,
    asked: () => asked,
    setSwitches: (changed) => {
      switches = changed
    },
    close: () => stopListening(server),
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) {
    parts.push(part)
    if (parts.reduce((sum, { length }) => sum + length, 0) > mostBytes) throw new TypeError('Too large.')
  }
  return Buffer.concat(parts).toString('utf8')
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
