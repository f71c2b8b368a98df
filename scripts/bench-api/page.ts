import { routes } from '@wood-master/contract/routes'
import { table } from '../benchmarks/section.ts'
import type { SpeedRow } from '../benchmarks/tools/load.ts'
import type { RaceResult } from './race.ts'
import type { Quietness, SpeedResult } from './speed.ts'
import type { TrafficResult } from './traffic.ts'

export interface Results {
  rounds: number
  traffic?: TrafficResult
  races?: RaceResult[]
  speed?: SpeedResult
  orders?: SpeedRow[]
}

export function pageOfResults({ rounds, traffic, races, speed, orders }: Results): string {
  return [
    '## The API',
    'Measured by `npm run bench:api` with the Firestore and Auth emulators on the same machine: read the ratios, not the absolute numbers. `-- --only lists,orders --rounds 3` prints a part of it.',
    ...(speed ? speedParts(speed, rounds) : []),
    ...(orders ? orderParts(orders, rounds) : []),
    ...(traffic ? trafficParts(traffic) : []),
    ...(races ? ['### Races for the last pieces', ...races.map(raceParagraph)] : []),
  ].join('\n\n')
}

const howOften = (rounds: number) =>
  rounds === 1
    ? 'Each number is of one round.'
    : `Each number is the median of ${rounds} rounds in which the two took turns.`

function speedParts({ rows, quietness }: SpeedResult, rounds: number): string[] {
  return [
    '### Requests per second, compared with a bare Express app',
    `The bare app sends the same JSON with \`response.json\` and does nothing else. "As deployed" serves public lists from its memory for five seconds, counts every request against its limit and writes its line in the log; the emulator's proxy is not involved. ${howOften(rounds)}`,
    quietnessSentence(quietness),
    speedTable('List', rows),
  ]
}

function orderParts(rows: SpeedRow[], rounds: number): string[] {
  return [
    '### Orders per second, compared with a bare Express app',
    `\`POST /order\` by fifty buyers, through everything but the database: request id, headers, session, role, rate limit, body, schema, the rule that makes an order of a hold, and the log. Their sessions are signed as Firebase signs them; an instance verifies each signature once. The bare app reads the body with \`express.json\`, checks it with the same schema and responds with an id. ${howOften(rounds)}`,
    speedTable('Call', rows),
  ]
}

function trafficParts(traffic: TrafficResult): string[] {
  return [
    '### Documents read and written per call',
    "Counted at the database client for one successful call; a list reads as many documents as it shows. A protected call reads its caller's record, so that a demotion takes effect at once; [some lists](decisions/012-session-cookies-as-access-tokens.md) trust a role for five seconds and are counted as they are then. Retries after lost races are not included.",
    trafficTable(traffic),
    '### Reads that do not grow with the shop',
    growthTable(traffic),
  ]
}

const ratio = (one: number, other: number) => (other === 0 ? '–' : (one / other).toFixed(2))

function quietnessSentence({ cores, loadAverage, bareBefore, bareAfter }: Quietness): string {
  const [before, after] = [Math.round(bareBefore), Math.round(bareAfter)]
  return `How quiet the machine was: ${cores} cores, a load average of ${loadAverage.toFixed(1)} when the rounds began; the bare app alone served ${before} requests per second before them and ${after} after them (${ratio(bareAfter, bareBefore)} of it).`
}

function speedTable(what: string, rows: SpeedRow[]): string {
  const head = [
    what,
    'Connections',
    'Shop req/s',
    'Bare req/s',
    'Ratio',
    'p50 ms, shop / bare',
    'p99 ms, shop / bare',
    'Ratio of p99',
  ]
  return table(
    head,
    rows.map(({ what, connections, shop, bare }) => [
      what,
      connections,
      Math.round(shop.requestsPerSecond),
      Math.round(bare.requestsPerSecond),
      ratio(shop.requestsPerSecond, bare.requestsPerSecond),
      `${shop.p50.toFixed(1)} / ${bare.p50.toFixed(1)}`,
      `${shop.p99.toFixed(1)} / ${bare.p99.toFixed(1)}`,
      ratio(shop.p99, bare.p99),
    ]),
  )
}

function trafficTable({ calls }: TrafficResult): string {
  const rows = calls.map(({ name, reads, writes }) => [
    `\`${routes[name].method} ${routes[name].path}\``,
    reads,
    writes,
  ])
  return table(['Call', 'Reads', 'Writes'], rows)
}

function growthTable({ growth, sizes }: TrafficResult): string {
  const head = ['Page', `Reads with ${sizes.small} of everything`, `Reads with ${sizes.large}`]
  return table(
    head,
    growth.map(({ what, small, large }) => [what, small, large]),
  )
}

function raceParagraph({ sentence, bought, refused, busy, left, ms, problems }: RaceResult): string {
  const outcome = `${bought} bought, ${refused} got an error because nothing was left to sell, ${left} pieces remained`
  const waits = `a buyer was asked to try again ${busy} times`
  const verdict =
    problems.length === 0 ? 'Nothing oversold, nothing lost, no 500.' : `Problems: ${problems.join('; ')}.`
  return `${sentence}: ${outcome}; ${waits}; ${(ms / 1000).toFixed(1)} seconds in total. ${verdict}`
}
