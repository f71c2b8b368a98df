import { fork } from 'node:child_process'
import { howQuiet, table, writeSection } from '../benchmarks/section.ts'
import { compare, type Load, type Pair } from '../benchmarks/tools/load.ts'
import { firstMessageOf } from '../shop/child-processes.ts'
import { fromRoot } from '../shop/layout.ts'
import type { Compared } from './servers.ts'
import { trafficTable } from './traffic.ts'

const [, , wantedRounds, products = '', only] = process.argv

/** How many connections at once, and what the page says, by section. */
const compared: Record<keyof Compared, { connections: number[]; text: string }> = {
  lists: {
    connections: [10, 50],
    text: `### Requests per second, compared with a bare Express app

The bare app sends the same JSON with \`response.json\` and does nothing else. "As deployed" serves public lists from its memory for five seconds, counts every request against its limit and writes its line in the log; the emulator's proxy is not involved.`,
  },
  orders: {
    connections: [10, 50],
    text: `### Orders per second, compared with a bare Express app

\`POST /order\` by fifty buyers, through everything but the database: request id, headers, session, role, rate limit, body, schema, the rule that makes an order of a hold, and the log. An instance verifies the signature of each session once. The bare app reads the body with \`express.json\`, checks it with the same schema and responds with an id.`,
  },
  search: {
    connections: [1],
    text: `### Searching

${Number(products).toLocaleString('en')} products in the memory of one instance, one request after the other: 29 searches (among them the letters on the way to a word, typing errors, and words that three eighths of the descriptions have), a page of the catalogue, and 16 lists of 20,000 characters pasted into the quick order, made to be as costly as they can. The bare app sends a fixed list of 24 products. The target is a p99 below 30 ms for a search and below 50 ms for a pasted list.`,
  },
}

const head = [
  'Request',
  'Connections',
  'Shop req/s',
  'Bare req/s',
  'Ratio',
  'p50 ms, shop / bare',
  'p99 ms, shop / bare',
  'Ratio of p99',
]

const ratio = (one: number, other: number) => (one / other).toFixed(2)

function row(what: string, connections: number, shop: Load, bare: Load) {
  const perSecond = [shop.requestsPerSecond, bare.requestsPerSecond].map(Math.round)
  const times = [
    `${shop.p50.toFixed(1)} / ${bare.p50.toFixed(1)}`,
    `${shop.p99.toFixed(1)} / ${bare.p99.toFixed(1)}`,
  ]
  const speed = ratio(shop.requestsPerSecond, bare.requestsPerSecond)
  return [what, connections, ...perSecond, speed, ...times, ratio(shop.p99, bare.p99)]
}

async function speedTable(pairs: Pair[], connections: number[]): Promise<string> {
  const rows = []
  for (const pair of pairs)
    for (const count of connections) {
      console.log(`${pair.what}, ${count} at once ...`)
      const { shop, bare } = await compare(pair, count, rounds)
      rows.push(row(pair.what, count, shop, bare))
    }
  return table(head, rows)
}

const rounds = Number(wantedRounds)
const wanted = (section: string) => !only || only.split(',').includes(section)
const page = [
  '## The API',
  `Measured by \`npm run bench:api\` with the Firestore and Auth emulators on the same machine: read the ratios, not the absolute numbers. Each number is the median of ${rounds} rounds in which the shop and the bare app took turns. \`-- --only lists,orders,search,documents --rounds 3\` prints a part of it.`,
  howQuiet(),
]

// In a process of their own, so that the client's work is not measured with theirs.
const servers = fork(fromRoot('scripts', 'bench-api', 'servers.ts'), [products], {
  execArgv: ['--import', 'tsx'],
})
const pairs = await firstMessageOf<Compared>(servers)
for (const [section, { connections, text }] of Object.entries(compared))
  if (wanted(section)) page.push(text, await speedTable(pairs[section as keyof Compared], connections))
servers.disconnect()
if (wanted('documents')) page.push(await trafficTable())

const text = page.join('\n\n')
if (!only) writeSection(text, 'bench:api')
console.log(`\n${text}`)
process.exit(0)
