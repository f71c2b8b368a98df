import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { routes } from '@wood-master/contract/routes'
import { fromRoot } from '../shop/layout.ts'
import type { RaceResult } from './race.ts'
import type { SpeedRow } from './speed.ts'
import type { TrafficResult } from './traffic.ts'

export interface Results {
  traffic: TrafficResult
  race: RaceResult
  speed: SpeedRow[]
}

const table = (head: string[], rows: (string | number)[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** The part of docs/benchmarks.md that is the API's. */
export function pageOfResults({ traffic, race, speed }: Results): string {
  return [
    '## The API',
    'Measured by `npm run bench:api` beside the Firestore and Auth emulators on one machine: read the ratios, not the numbers.',
    '### Requests a second beside a bare Express app',
    'The bare app answers the same JSON with `response.json` and does nothing else. "As deployed" hands public lists out of its memory for five seconds; the emulator\'s proxy is not in between. Each number is the middle one of five rounds in which the two took turns.',
    speedTable(speed),
    '### Documents read and written by a call',
    "Counted at the database client for one good call; a protected call reads its caller's record each time, which is what makes a demotion act at once. Retries after lost races are not in here.",
    trafficTable(traffic),
    '### Reads that do not grow',
    growthTable(traffic),
    '### A race for the last pieces',
    raceParagraph(race),
  ].join('\n\n')
}

const ratio = (one: number, other: number) => (other === 0 ? '–' : (one / other).toFixed(2))

function speedTable(rows: SpeedRow[]): string {
  const head = [
    'List',
    'Connections',
    'Shop req/s',
    'Bare req/s',
    'Ratio',
    'p50 ms, shop / bare',
    'p99 ms, shop / bare',
  ]
  return table(
    head,
    rows.map(({ what, connections, shop, bare }) => [
      what,
      connections,
      Math.round(shop.requestsPerSecond),
      Math.round(bare.requestsPerSecond),
      ratio(shop.requestsPerSecond, bare.requestsPerSecond),
      `${shop.p50} / ${bare.p50}`,
      `${shop.p99} / ${bare.p99}`,
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
  const outcome = `${bought} bought, ${refused} were refused because no more was left to sell, ${left} pieces stayed`
  const waits = `${busy} times somebody was asked to try again in a moment`
  const verdict =
    problems.length === 0 ? 'Nothing oversold, nothing lost, no 500.' : `Wrong: ${problems.join('; ')}.`
  return `${sentence}: ${outcome}; ${waits}; ${(ms / 1000).toFixed(1)} seconds in all. ${verdict}`
}

const [start, end] = ['<!-- bench:api -->', '<!-- /bench:api -->']

/** Puts the section where the last one was; what else the page says stays. */
export function writeSection(section: string): void {
  const file = fromRoot('docs', 'benchmarks.md')
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '# Benchmarks\n'
  const whole = `${start}\n${section}\n${end}`
  const [before, after] = [page.indexOf(start), page.indexOf(end)]
  const written =
    before >= 0 && after > before
      ? page.slice(0, before) + whole + page.slice(after + end.length)
      : `${page.trimEnd()}\n\n${whole}\n`
  writeFileSync(file, written)
}
