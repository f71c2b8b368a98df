import { firstResponseMs, median } from './coldstart/first-response.ts'
import { readEnvFile } from './preflight/env-file.ts'
import { buildFunctions, buildSite } from './shop/build.ts'
import { run } from './shop/child-processes.ts'
import { besideEmptyEmulators } from './shop/emulators.ts'
import { requireFreePorts } from './shop/free-ports.ts'
import { fromRoot, ports, projectId } from './shop/layout.ts'
import { main } from './shop/main.ts'

const rounds = Number(process.argv[2] ?? 15)

/** The environment that the emulators would give the function. */
const environment = {
  ...readEnvFile(fromRoot('functions', '.env.demo-wood-master')),
  ...readEnvFile(fromRoot('functions', '.secret.local')),
  GCLOUD_PROJECT: projectId,
  NODE_ENV: 'production',
}

const bareModule = fromRoot('scripts', 'coldstart', 'bare-function.mjs')
const shopModule = fromRoot('functions', 'lib', 'index.js')
const bare = { name: 'bare function', module: bareModule, path: '/api/product' }
const bareQuery = { name: 'bare function with one query', module: bareModule, path: '/api/stored' }
const cases = [
  bare,
  { name: 'shop, a call without the database', module: shopModule, path: '/api/openapi.json' },
  bareQuery,
  { name: "shop, the home page's products", module: shopModule, path: '/api/product?limit=6' },
  // What the renderer of the pages adds to it.
  { name: 'shop, the catalogue as a page', module: shopModule, path: '/products' },
]

async function measure(): Promise<void> {
  const times = new Map<string, number[]>(cases.map(({ name }) => [name, []]))
  // Interleaved, so that whatever else the machine does affects all of them alike.
  for (let round = 0; round < rounds; round++) {
    for (const { name, module, path } of cases) {
      times.get(name)?.push(await firstResponseMs(module, path, environment))
    }
  }
  const base = median(times.get(bare.name) ?? [])
  const query = median(times.get(bareQuery.name) ?? [])
  const besideQuery = (ms: number) => `${(ms / query).toFixed(2)} x`
  console.log(
    `\nFirst response of a fresh process, median of ${rounds}, Node ${process.versions.node}; compared with the bare function, and with its query\n`,
  )
  for (const [name, measured] of times) {
    const ms = median(measured)
    const beside = `${(ms / base).toFixed(2)} x`.padEnd(9)
    console.log(`${name.padEnd(40)} ${ms.toFixed(0).padStart(5)} ms   ${beside}${besideQuery(ms)}`)
  }
}

await main(async () => {
  if (process.env.FIRESTORE_EMULATOR_HOST) {
    await measure()
    return 0
  }
  await requireFreePorts({ firestore: ports.firestore, auth: ports.auth })
  buildFunctions()
  buildSite()
  const { command, args, env } = besideEmptyEmulators(`node scripts/run.mjs bench-coldstart ${rounds}`)
  return run(command, args, env)
})
