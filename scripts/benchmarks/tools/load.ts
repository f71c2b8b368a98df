import { createHistogram } from 'node:perf_hooks'
import autocannon, { type Result } from 'autocannon'
import { inTurn, medians } from '../rounds.ts'

export interface Request {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

/** What is sent again and again: one request, or several that take turns; `mayRefuse` where a 4xx is an answer, too. */
export interface Target {
  url: string
  requests?: Request[]
  mayRefuse?: boolean
}

export interface Pair {
  what: string
  shop: Target
  bare: Target
}

export interface Load {
  requestsPerSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/** Short alternating rounds, so that whatever else the machine does affects both alike. */
const seconds = 2

export async function load(
  { mayRefuse, ...target }: Target,
  connections: number,
  duration = seconds,
): Promise<Load> {
  // The generator's own histogram has whole milliseconds only: too coarse for responses that take less.
  const microseconds = createHistogram()
  const result = await new Promise<Result>((resolve, reject) => {
    const running = autocannon({ ...target, connections, duration }, (error, ended) =>
      error ? reject(error) : resolve(ended),
    )
    running.on('response', (_client, _status, _bytes, ms) => microseconds.record(Math.ceil(ms * 1000)))
  })
  const bad = result.errors + (mayRefuse ? result['5xx'] : result.non2xx)
  if (bad > 0) throw new Error(`${target.url}: ${bad} requests failed`)
  const percentile = (share: number) => microseconds.percentile(share) / 1000
  return { requestsPerSecond: result.requests.average, p50: percentile(50), p99: percentile(99) }
}

/** Loads the two in turn, after a warm-up of each, and takes the median round of each. */
export async function compare(
  { shop, bare }: Pair,
  connections: number,
  rounds: number,
): Promise<{ shop: Load; bare: Load }> {
  for (const target of [bare, shop]) await load(target, connections, 1)
  const seen = new Map(await inTurn([bare, shop], rounds, (target) => load(target, connections)))
  return { shop: medians(seen.get(shop) ?? []), bare: medians(seen.get(bare) ?? []) }
}
