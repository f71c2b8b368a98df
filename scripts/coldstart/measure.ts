import { cpus, loadavg } from 'node:os'
import { table } from '../benchmarks/section.ts'
import { readEnvFile } from '../preflight/env-file.ts'
import { fromRoot, projectId } from '../shop/layout.ts'
import { withHostedFunction } from './hosted-function.ts'

/** The environment that the emulators would give the function. */
const environment = {
  ...readEnvFile(fromRoot('functions', '.env.demo-wood-master')),
  ...readEnvFile(fromRoot('functions', '.secret.local')),
  GCLOUD_PROJECT: projectId,
  NODE_ENV: 'production',
}

const bareModule = fromRoot('scripts', 'coldstart', 'bare-function.mjs')
const shopModule = fromRoot('functions', 'lib', 'index.js')
const cases = {
  bare: {
    what: 'bare firebase-functions and Express, a fixed response',
    module: bareModule,
    path: '/api/product',
  },
  light: {
    what: 'shop, a call without the database: `/api/openapi.json`',
    module: shopModule,
    path: '/api/openapi.json',
  },
  query: { what: 'the bare function with one query', module: bareModule, path: '/api/stored' },
  list: { what: "shop, the home page's products", module: shopModule, path: '/api/product?limit=6' },
  // What the renderer of the pages adds to it.
  page: { what: 'shop, the catalogue as a page', module: shopModule, path: '/products' },
}
type Case = keyof typeof cases
const names = Object.keys(cases) as Case[]

export interface ColdStarts {
  /** Programs that wanted a core over the last minute, before the first round. */
  loadAverage: number
  /** Milliseconds to the first response, one for each round. */
  times: Record<Case, number[]>
}

export async function measureColdStarts(rounds: number): Promise<ColdStarts> {
  const loadAverage = loadavg()[0] ?? 0
  const times: ColdStarts['times'] = { bare: [], light: [], query: [], list: [], page: [] }
  // Interleaved, so that whatever else the machine does affects all of them alike; the first round only warms the disk.
  for (let round = -1; round < rounds; round++) {
    for (const name of names) {
      const { module, path } = cases[name]
      const ms = await firstResponseMs(module, path, environment)
      if (round >= 0) times[name].push(ms)
    }
  }
  return { loadAverage, times }
}

export function sectionOf({ loadAverage, times }: ColdStarts, rounds: number): string {
  const compared = (name: Case, other: Case) => (median(times[name]) / median(times[other])).toFixed(2)
  return [
    '## Cold start',
    `Measured by \`npm run bench:coldstart\`: the time from the start of a fresh Node process with the function as it is deployed to its first response, beside empty emulators. Node ${process.versions.node}, ${cpus().length} cores, a load average of ${loadAverage.toFixed(1)} before; each number is the median of ${rounds} rounds in which all took turns.`,
    table(
      ['First call', 'ms', 'Compared with the bare function', 'With its query'],
      names.map((name) => [
        cases[name].what,
        Math.round(median(times[name])),
        compared(name, 'bare'),
        compared(name, 'query'),
      ]),
    ),
  ].join('\n\n')
}

/** Milliseconds from the start of a fresh Node process with this function to its first response. Throws when that is an error. */
async function firstResponseMs(
  module: string,
  path: string,
  env: Record<string, string> = {},
): Promise<number> {
  const started = performance.now()
  return withHostedFunction(module, env, async (url) => {
    const response = await fetch(`${url}${path}`)
    const ms = performance.now() - started
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`)
    await response.arrayBuffer()
    return ms
  })
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
