import { writeFileSync } from 'node:fs'
import { startApi } from '../functions/test/support/start-api.ts'
import { measureTraffic } from './bench-api/traffic.ts'
const api = await startApi()
api.stripe.setFaults({ webhooksLost: true })
const t = await measureTraffic(api)
writeFileSync('/tmp/traffic.json', JSON.stringify(t))
process.exit(0)
