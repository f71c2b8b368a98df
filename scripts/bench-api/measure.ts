import { startApi } from '../../functions/testing/start-api.ts'
import { measureCartRace } from './cart-race.ts'
import { pageOfResults, writeSection } from './page.ts'
import { measureRace } from './race.ts'
import { measureSpeed } from './speed.ts'
import { measureTraffic } from './traffic.ts'

const api = await startApi()
api.stripe.setFaults({ webhooksLost: true })
console.log('Counting documents read and written ...')
const traffic = await measureTraffic(api)
console.log('Sixteen buyers, one product ...')
const second = await startApi()
const race = await measureRace(api, second)
console.log('Eight carts of the same ten products ...')
const cartRace = await measureCartRace(api, second)
await second.close()
console.log('Requests per second, compared with a bare Express app ...')
const speed = await measureSpeed(api)
await api.close()

const page = pageOfResults({ traffic, races: [race, cartRace], speed })
writeSection(page)
console.log(`\n${page}`)
process.exit([race, cartRace].every(({ problems }) => problems.length === 0) ? 0 : 1)
