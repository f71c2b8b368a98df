import { type Api, startApi } from '../../functions/testing/start-api.ts'
import { writeSection } from '../benchmarks/section.ts'
import { compare, type SpeedRow } from '../benchmarks/tools/load.ts'
import { Failure } from '../shop/failure.ts'
import { measureCartRace } from './cart-race.ts'
import { forked } from './listening.ts'
import { readOptions, sections } from './options.ts'
import { pageOfResults, type Results } from './page.ts'
import { measureRace, type RaceResult } from './race.ts'
import { connections, measureSpeed } from './speed.ts'
import { measureTraffic } from './traffic.ts'

async function measureRaces(api: Api): Promise<RaceResult[]> {
  const second = await startApi()
  try {
    console.log('Sixteen buyers, one product ...')
    const race = await measureRace(api, second)
    console.log('Eight carts of the same ten products ...')
    return [race, await measureCartRace(api, second)]
  } finally {
    await second.close()
  }
}

const { measured, rounds } = readOptions(process.argv.slice(2))
const api = await startApi({ recentRoleSeconds: 5 })
api.stripe.setFaults({ webhooksLost: true })
const results: Results = { rounds }
try {
  if (measured.has('documents')) {
    console.log('Counting documents read and written ...')
    results.traffic = await measureTraffic(api)
  }
  if (measured.has('races')) results.races = await measureRaces(api)
  if (measured.has('lists')) {
    console.log('Requests per second, compared with a bare Express app ...')
    results.speed = await measureSpeed(api, rounds)
  }
  if (measured.has('orders')) {
    console.log('Orders per second, compared with a bare Express app ...')
    results.orders = await measureOrders(rounds)
  }
} catch (error) {
  if (!(error instanceof Failure)) throw error
  console.error(error.message)
  process.exit(1)
}
await api.close()

const page = pageOfResults(results)
if (measured.size === sections.length) writeSection(page, 'bench:api')
console.log(`\n${page}`)
process.exit(results.races?.some(({ problems }) => problems.length > 0) ? 1 : 0)

interface Started {
  shop: string
  bare: string
  orders: { token: string; body: object }[]
}

/** Orders placed through everything but the database, compared with the least that a validated order takes. */
async function measureOrders(rounds: number): Promise<SpeedRow[]> {
  // Sessions are verified as in production; the emulator would be asked about each.
  const { FIREBASE_AUTH_EMULATOR_HOST: _, FIRESTORE_EMULATOR_HOST: __, ...env } = process.env
  const { message, stop } = await forked<Started>('order-servers.ts', env)
  const requests = message.orders.map(({ token, body }) => ({
    method: 'POST' as const,
    path: '/order',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  }))
  const target = (url: string) => ({ url, requests })
  const rows: SpeedRow[] = []
  for (const count of connections) {
    const pair = {
      what: 'an order, the database stubbed',
      shop: target(message.shop),
      bare: target(message.bare),
    }
    rows.push(await compare(pair, count, rounds))
  }
  stop()
  return rows
}
