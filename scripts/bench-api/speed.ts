import { fork } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import autocannon from 'autocannon'
import { aProduct } from '../../functions/testing/factories.ts'
import type { Api } from '../../functions/testing/start-api.ts'
import { fromRoot } from '../shop/layout.ts'

/** Short alternating rounds, so that whatever else the machine does affects both alike. */
const rounds = 5
const seconds = 2
const connections = [10, 50]

/** What a server did under load. */
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

/** How quiet the machine was: a busy one shows in figures of the bare app that differ. */
export interface Quietness {
  cores: number
  /** Programs that wanted a core over the last minute, before the first round. */
  loadAverage: number
  /** Requests per second of the bare app alone, before the first round and after the last. */
  bareBefore: number
  bareAfter: number
}

export interface SpeedResult {
  rows: SpeedRow[]
  quietness: Quietness
}

interface Addresses {
  shop: string
  uncached: string
  bare: string
}

/** Loads the shop's app and a bare one that sends the same JSON in turn, and takes the median round of each. */
export async function measureSpeed(api: Api): Promise<SpeedResult> {
  const loadAverage = loadavg()[0] ?? 0
  for (let index = 0; index < 50; index++) await aProduct(api, { name: `Product ${index} of the list` })
  const servers = fork(fromRoot('scripts', 'bench-api', 'servers.ts'), { execArgv: ['--import', 'tsx'] })
  const urls = await new Promise<Addresses>((resolve, reject) => {
    servers.once('message', (message) => resolve(message as Addresses))
    servers.once('exit', () => reject(new Error('The servers of the benchmark stopped unexpectedly.')))
  })
  const cases = [
    { what: 'six products, as deployed', shop: `${urls.shop}/product?limit=6`, bare: `${urls.bare}/home` },
    {
      what: 'fifty products, as deployed',
      shop: `${urls.shop}/product?limit=50`,
      bare: `${urls.bare}/product`,
    },
    {
      what: 'six products, reading the database each time',
      shop: `${urls.uncached}/product?limit=6`,
      bare: `${urls.bare}/home`,
    },
  ]
  const bareAlone = async () => (await load(`${urls.bare}/home`, connections[0] ?? 1)).requestsPerSecond
  await load(`${urls.bare}/home`, connections[0] ?? 1, 1)
  const bareBefore = await bareAlone()
  const rows: SpeedRow[] = []
  for (const { what, shop, bare } of cases) {
    for (const count of connections) {
      await load(shop, count, 1)
      const seen: { shop: Load[]; bare: Load[] } = { shop: [], bare: [] }
      for (let round = 0; round < rounds; round++) {
        seen.bare.push(await load(bare, count))
        seen.shop.push(await load(shop, count))
      }
      rows.push({ what, connections: count, bare: middleOf(seen.bare), shop: middleOf(seen.shop) })
    }
  }
  const bareAfter = await bareAlone()
  servers.disconnect()
  return { rows, quietness: { cores: cpus().length, loadAverage, bareBefore, bareAfter } }
}

async function load(url: string, count: number, duration = seconds): Promise<Load> {
  const result = await autocannon({ url, connections: count, duration })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} responses other than 2xx, ${result.errors} errors`)
  return { requestsPerSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}

function middleOf(loads: Load[]): Load {
  const middle = (field: keyof Load) =>
    loads.map((load) => load[field]).toSorted((one, other) => one - other)[rounds >> 1] ?? 0
  return { requestsPerSecond: middle('requestsPerSecond'), p50: middle('p50'), p99: middle('p99') }
}
