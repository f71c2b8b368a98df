import { cpus, loadavg } from 'node:os'
import { aProduct } from '../../functions/testing/factories.ts'
import type { Api } from '../../functions/testing/start-api.ts'
import { compare, load, type SpeedRow } from '../benchmarks/tools/load.ts'
import { forked } from './listening.ts'

export const connections = [10, 50]

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

export async function measureSpeed(api: Api, rounds: number): Promise<SpeedResult> {
  const loadAverage = loadavg()[0] ?? 0
  for (let index = 0; index < 50; index++) await aProduct(api, { name: `Product ${index} of the list` })
  const { message: urls, stop } = await forked<Addresses>('servers.ts')
  const [few, many] = [`${urls.bare}/home`, `${urls.bare}/product`]
  const cases = [
    { what: 'six products, as deployed', shop: `${urls.shop}/product?limit=6`, bare: few },
    { what: 'fifty products, as deployed', shop: `${urls.shop}/product?limit=50`, bare: many },
    {
      what: 'six products, reading the database each time',
      shop: `${urls.uncached}/product?limit=6`,
      bare: few,
    },
  ]
  const bareAlone = async () => (await load({ url: few }, connections[0] ?? 1)).requestsPerSecond
  await load({ url: few }, connections[0] ?? 1, 1)
  const bareBefore = await bareAlone()
  const rows: SpeedRow[] = []
  for (const { what, shop, bare } of cases) {
    for (const count of connections)
      rows.push(await compare({ what, shop: { url: shop }, bare: { url: bare } }, count, rounds))
  }
  const bareAfter = await bareAlone()
  stop()
  return { rows, quietness: { cores: cpus().length, loadAverage, bareBefore, bareAfter } }
}
