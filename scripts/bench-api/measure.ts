import { type Api, startApi } from '../../functions/testing/start-api.ts'
import { writeSection } from '../benchmarks/section.ts'
import { Failure } from '../shop/failure.ts'
import { measureCartRace } from './cart-race.ts'
import { readOptions, sections } from './options.ts'
import { measureOrders } from './order-speed.ts'
import { pageOfResults, type Results } from './page.ts'
import { measureRace, type RaceResult } from './race.ts'
import { measureSpeed } from './speed.ts'
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
