import { isDeepStrictEqual } from 'node:util'
import type { Engine } from './engine.ts'
import { stopListening } from './listen.ts'
import { listenFor, newEngine } from './start-paper-till.ts'
import { type RecordEntry, readRecording } from './switches/recording.ts'

/** What became of recorded calls that were made again. */
export interface ReplayResult {
  /** How many calls were made again. */
  calls: number
  /** One sentence for each call that got another response than it was recorded. */
  differences: string[]
}

/** What depends on who received the webhooks, whom a replay sends none. */
const leftOut = new Set(['pending_webhooks'])

function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !leftOut.has(name))
      .map(([name, entry]) => [name, comparable(entry)]),
  )
}

async function callAgain(base: string, entry: Extract<RecordEntry, { kind: 'call' }>) {
  const { method, url, headers, body } = entry
  try {
    const sent = await fetch(`${base}${url}`, {
      method,
      headers,
      ...(body === '' || method === 'GET' ? {} : { body }),
    })
    const response: unknown = await sent.json()
    return { status: sent.status, response }
  } catch {
    return { status: null, response: null }
  }
}

async function controlAgain(base: string, { method, url, body }: Extract<RecordEntry, { kind: 'control' }>) {
  await fetch(`${base}${url}`, {
    method,
    headers: { 'content-type': 'application/json' },
    redirect: 'manual',
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  })
}

async function perform(engine: Engine, entry: RecordEntry): Promise<string | null> {
  engine.clock.stopAt(entry.at)
  if (entry.kind === 'soon') engine.later.runSoon(entry.job)
  if (entry.kind === 'indexed') engine.searched.refresh()
  if (entry.kind === 'control') await controlAgain(engine.baseUrl, entry)
  if (entry.kind !== 'call') return null
  const { status, response } = await callAgain(engine.baseUrl, entry)
  const same =
    status === entry.status &&
    (status === null ||
      isDeepStrictEqual(
        comparable(withoutBase(response, engine.baseUrl)),
        comparable(withoutBase(entry.response)),
      ))
  return same
    ? null
    : `${entry.method} ${entry.url}: recorded ${entry.status}, now ${status} or another response`
}

/** The port is another one each time, and stands in some responses. */
function withoutBase(response: unknown, base = ''): unknown {
  const text = JSON.stringify(response)
  const plain = text.replaceAll(/http:\/\/[^\s"/]+\/_stand-in/g, '/_stand-in')
  return JSON.parse(base ? plain.replaceAll(base, '') : plain)
}

/** Makes all calls of a recording's text again, at their times and with their ids, and compares the responses. */
export async function replayRecording(text: string): Promise<ReplayResult> {
  const entries = readRecording(text)
  const [start] = entries
  if (start?.kind !== 'start') throw new TypeError('The recording does not begin with its start.')
  const engine = await newEngine({
    ...start.options,
    webhookEndpoints: start.endpoints.map((url) => ({ url, secret: 'whsec_replay' })),
    delivery: { silent: true },
    latencyMs: 0,
  })
  engine.later.byHand = true
  engine.searched.byHand = true
  const { server } = await listenFor(engine, { port: 0 })
  engine.clock.stopAt(start.at)
  if (start.state) engine.load(start.state, false)
  engine.start()
  const differences: string[] = []
  for (const entry of entries.slice(1)) {
    const difference = await perform(engine, entry)
    if (difference !== null) differences.push(difference)
  }
  await stopListening(server)
  return { calls: entries.filter(({ kind }) => kind === 'call').length, differences }
}
