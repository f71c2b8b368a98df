import { fork } from 'node:child_process'
import autocannon from 'autocannon'
import { aProduct } from '../../functions/test/support/factories.ts'
import type { Api } from '../../functions/test/support/start-api.ts'
import { fromRoot } from '../shop/layout.ts'

const seconds = 5
const connections = [10, 50]

export interface Load {
  requestsPerSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

export interface SpeedRow {
  what: string
  connections: number
  shop: Load
  bare: Load
}

interface Addresses {
  shop: string
  unremembered: string
  bare: string
}

/** The shop's app and a bare one that answers the same JSON, one after the other for each load. */
export async function measureSpeed(api: Api): Promise<SpeedRow[]> {
  for (let index = 0; index < 50; index++) await aProduct(api, { name: `Product ${index} of the list` })
  const servers = fork(fromRoot('scripts', 'bench-api', 'servers.ts'), { execArgv: ['--import', 'tsx'] })
  const urls = await new Promise<Addresses>((resolve, reject) => {
    servers.once('message', (message) => resolve(message as Addresses))
    servers.once('exit', () => reject(new Error('The servers of the benchmark stopped by themselves.')))
  })
  const cases = [
    { what: 'six products, as deployed', shop: `${urls.shop}/product?limit=6`, bare: `${urls.bare}/home` },
    {
      what: 'fifty products, as deployed',
      shop: `${urls.shop}/product?limit=50`,
      bare: `${urls.bare}/product`,
    },
    {
      what: 'six products, asking the database each time',
      shop: `${urls.unremembered}/product?limit=6`,
      bare: `${urls.bare}/home`,
    },
  ]
  const rows: SpeedRow[] = []
  for (const { what, shop, bare } of cases) {
    for (const count of connections) {
      await load(shop, count, 1)
      rows.push({ what, connections: count, bare: await load(bare, count), shop: await load(shop, count) })
    }
  }
  servers.disconnect()
  return rows
}

async function load(url: string, count: number, duration = seconds): Promise<Load> {
  const result = await autocannon({ url, connections: count, duration })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`)
  return { requestsPerSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}
