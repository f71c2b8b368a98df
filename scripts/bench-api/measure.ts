import { startApi } from '../../functions/testing/start-api.ts'
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
await second.close()
console.log('Requests per second, compared with a bare Express app ...')
const speed = await measureSpeed(api)
await api.close()

const page = pageOfResults({ traffic, race, speed })
writeSection(page)
console.log(`\n${page}`)
process.exit(race.problems.length === 0 ? 0 : 1)
