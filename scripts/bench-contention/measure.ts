import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fromRoot } from '../shop/layout.ts'
import type { Order, Report } from './messages.ts'

const instances = 8
const buyersEach = 3
const mostMs = 10_000

interface Crowd {
  what: string
  stock: number[]
  served: number
}
const buyers = instances * buyersEach
const crowds: Crowd[] = [
  { what: 'one product, enough for everybody', stock: [500], served: buyers },
  { what: 'six products, enough for everybody', stock: Array(6).fill(500), served: buyers },
  { what: 'one product, enough for ten', stock: [21], served: 10 },
]

async function reportOf<Kind extends Report['kind']>(
  child: ChildProcess,
  kind: Kind,
): Promise<Extract<Report, { kind: Kind }>> {
  const [report] = (await once(child, 'message')) as [Report]
  if (report.kind !== kind) throw new Error(`an instance reported ${report.kind} instead of ${kind}`)
  return report as Extract<Report, { kind: Kind }>
}

const tell = (child: ChildProcess, order: Order) => child.send(order)

const children = Array.from({ length: instances }, () =>
  fork(fromRoot('scripts', 'bench-contention', 'instance.ts'), {
    env: { ...process.env, BUYERS_HERE: String(buyersEach) },
  }),
)
await Promise.all(children.map((child) => reportOf(child, 'ready')))
const [stocker] = children
if (!stocker) throw new Error('No instance was started.')

console.log(`\n${buyers} buyers at once over ${instances} processes; each holds 2 pieces\n`)
let failed = false
for (const { what, stock, served } of crowds) {
  tell(stocker, { kind: 'stock', stock })
  const { products } = await reportOf(stocker, 'stocked')
  const started = performance.now()
  children.forEach((child, index) => void tell(child, { kind: 'hold', products, from: index * buyersEach }))
  const reports = await Promise.all(children.map((child) => reportOf(child, 'held')))
  const all = performance.now() - started
  const holds = reports.flatMap((report) => report.holds)
  const count = (status: number) => holds.filter((hold) => hold.status === status).length
  const slowest = Math.max(...holds.map(({ ms }) => ms))
  const good = count(200) === served && count(200) + count(409) === buyers && slowest < mostMs
  failed ||= !good
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  console.log(
    `${good ? 'good' : 'BAD '}  ${what.padEnd(36)} ${count(200)} held, ${count(409)} out of stock, ` +
      `${count(503)} busy; slowest ${seconds(slowest)}, all ${seconds(all)}`,
  )
}
for (const child of children) tell(child, { kind: 'stop' })
process.exitCode = failed ? 1 : 0
