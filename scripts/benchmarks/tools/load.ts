import { createHistogram } from 'node:perf_hooks'
import autocannon, { type Request, type Result } from 'autocannon'

export interface Load {
  requestsPerSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/** The shop beside a bare server, under the same load. */
export interface SpeedRow {
  what: string
  connections: number
  shop: Load
  bare: Load
}

/** What is sent again and again: one request, or several that take turns. */
export type Target = { url: string; requests?: Request[] }

/** Short alternating rounds, so that whatever else the machine does affects both alike. */
const seconds = 2

export async function load(target: Target, connections: number, duration = seconds): Promise<Load> {
  // The generator's own histogram has whole milliseconds only: too coarse for responses that take less.
  const microseconds = createHistogram()
  const result = await new Promise<Result>((resolve, reject) => {
    const running = autocannon({ ...target, connections, duration }, (error, ended) =>
      error ? reject(error) : resolve(ended),
    )
    running.on('response', (_client, _status, _bytes, ms) => microseconds.record(Math.ceil(ms * 1000)))
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${target.url}: ${result.non2xx} responses other than 2xx, ${result.errors} errors`)
  const percentile = (share: number) => microseconds.percentile(share) / 1000
  return { requestsPerSecond: result.requests.average, p50: percentile(50), p99: percentile(99) }
}

/** Loads the two in turn, after a warm-up of each, and takes the median round of each. */
export async function compare(
  { what, shop, bare }: { what: string; shop: Target; bare: Target },
  connections: number,
  rounds: number,
): Promise<SpeedRow> {
  await load(bare, connections, 1)
  await load(shop, connections, 1)
  const seen: { shop: Load[]; bare: Load[] } = { shop: [], bare: [] }
  for (let round = 0; round < rounds; round++) {
    seen.bare.push(await load(bare, connections))
    seen.shop.push(await load(shop, connections))
  }
  return { what, connections, bare: middleOf(seen.bare), shop: middleOf(seen.shop) }
}

function middleOf(loads: Load[]): Load {
  const middle = (field: keyof Load) =>
    loads.map((load) => load[field]).toSorted((one, other) => one - other)[loads.length >> 1] ?? 0
  return { requestsPerSecond: middle('requestsPerSecond'), p50: middle('p50'), p99: middle('p99') }
}
