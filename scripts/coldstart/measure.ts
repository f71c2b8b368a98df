import { inTurn, median } from '../benchmarks/rounds.ts'
import { howQuiet, table, writeSection } from '../benchmarks/section.ts'
import { fromRoot, projectId } from '../shop/layout.ts'
import { readEnvFile } from '../shop/project-files.ts'
import { withHostedFunction } from './hosted-function.ts'

const environment = {
  ...readEnvFile(fromRoot('functions', '.env.demo-wood-master')),
  ...readEnvFile(fromRoot('functions', '.secret.local')),
  GCLOUD_PROJECT: projectId,
  NODE_ENV: 'production',
}

const bare = fromRoot('scripts', 'coldstart', 'bare-function.mjs')
const shop = fromRoot('functions', 'lib', 'index.js')
const fixed = {
  what: 'bare firebase-functions and Express, a fixed response',
  module: bare,
  path: '/api/product',
}
const query = { what: 'the bare function with one query', module: bare, path: '/api/stored' }
const cases = [
  fixed,
  { what: 'shop, a call without the database: `/api/openapi.json`', module: shop, path: '/api/openapi.json' },
  query,
  { what: "shop, the home page's products", module: shop, path: '/api/product?limit=6' },
  // What the renderer of the pages adds to it.
  { what: 'shop, the catalogue as a page', module: shop, path: '/products' },
]

/** Milliseconds from the start of a fresh Node process with the function to its first response. Throws when that is an error. */
async function firstResponseMs({ module, path }: typeof fixed): Promise<number> {
  const started = performance.now()
  return withHostedFunction(module, environment, async (url) => {
    const response = await fetch(`${url}${path}`)
    const ms = performance.now() - started
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`)
    await response.arrayBuffer()
    return ms
  })
}

const rounds = Number(process.argv[2])
const quiet = howQuiet()
// The first round only warms the disk.
const times = new Map(await inTurn(cases, rounds + 1, firstResponseMs))
const middle = (one: typeof fixed) => median(times.get(one)?.slice(1) ?? [])
const compared = (one: typeof fixed, other: typeof fixed) => (middle(one) / middle(other)).toFixed(2)
const rows = cases.map((one) => [
  one.what,
  Math.round(middle(one)),
  compared(one, fixed),
  compared(one, query),
])
const section = `## Cold start

Measured by \`npm run bench:coldstart\`: the time from the start of a fresh Node process with the function as it is deployed to its first response, beside empty emulators, on Node ${process.versions.node}; each number is the median of ${rounds} rounds in which all took turns. ${quiet}

${table(['First call', 'ms', 'Compared with the bare function', 'With its query'], rows)}`
writeSection(section, 'bench:coldstart')
console.log(`\n${section}`)
process.exit(0)
