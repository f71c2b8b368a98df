import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus, loadavg } from 'node:os'
import { fromRoot } from '../shop/layout.ts'
import { pastedLists } from './pasted-lists.ts'
import { queries } from './products.ts'
import type { Started } from './server.ts'

const rounds = 40

async function timed(url: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(url)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} responds ${response.status}`)
  return performance.now() - started
}

function percentile(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0
}

const server = fork(fromRoot('scripts', 'bench-search', 'server.ts'), {
  execArgv: ['--expose-gc', '--import', 'tsx'],
})
const [started] = (await once(server, 'message')) as [Started]
const loadAverage = loadavg()[0] ?? 0
const times = { search: [] as number[], browse: [] as number[], fixed: [] as number[] }
for (let round = -3; round < rounds; round++) {
  // In turn, so that whatever else the machine does affects all alike; the first rounds only warm up.
  for (const q of queries) {
    const search = await timed(`${started.shop}/catalog?limit=24&q=${encodeURIComponent(q)}`)
    const browse = await timed(`${started.shop}/catalog?limit=24&category=Saws&sort=price`)
    const fixed = await timed(`${started.bare}/catalog`)
    if (round < 0) continue
    times.search.push(search)
    times.browse.push(browse)
    times.fixed.push(fixed)
  }
}

/** Milliseconds of the server's processor. */
async function processorMs(work: () => Promise<void>): Promise<number> {
  const usage = async () => {
    server.send('usage')
    const [{ user, system }] = (await once(server, 'message')) as [NodeJS.CpuUsage]
    return (user + system) / 1000
  }
  const before = await usage()
  await work()
  return (await usage()) - before
}

async function paste(text: string): Promise<void> {
  const body = JSON.stringify({ text })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${started.shop}/cart/parse`, { method: 'POST', headers, body })
  const answer = await response.text()
  if (!response.ok && response.status !== 400) throw new Error(`responds ${response.status} ${answer}`)
}

const pastes = 20
const pasted: [string, number][] = []
for (const [what, text] of Object.entries(pastedLists)) {
  for (let round = 0; round < 3; round++) await paste(text)
  const spent = await processorMs(async () => {
    for (let round = 0; round < pastes; round++) await paste(text)
  })
  pasted.push([what, spent / pastes])
}
server.disconnect()

const ms = (value: number) => `${value.toFixed(1)} ms`
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`
console.log(
  `\n5,000 products, ${times.search.length} searches one after the other, ${cpus().length} cores, load average ${loadAverage.toFixed(1)}\n`,
)
const fixed95 = percentile(times.fixed, 0.95)
for (const [what, measured] of Object.entries(times)) {
  const [p50, p95] = [percentile(measured, 0.5), percentile(measured, 0.95)]
  console.log(
    `${what.padEnd(8)} p50 ${ms(p50).padStart(8)}   p95 ${ms(p95).padStart(8)}   ${(p95 / fixed95).toFixed(1)} x`,
  )
}
console.log('\nPasted lists of 20,000 characters, processor time of one request without the database\n')
for (const [what, spent] of pasted) console.log(`${what.padEnd(42)} ${ms(spent).padStart(8)}`)
console.log(
  `\nindex built in ${started.buildMs.toFixed(0)} ms; products ${megabytes(started.productBytes)}, index ${megabytes(started.indexBytes)}`,
)
