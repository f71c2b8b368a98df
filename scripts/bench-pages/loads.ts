import { inTurn, median, medians } from '../benchmarks/rounds.ts'
import { table } from '../benchmarks/section.ts'
import { type Config, judge, type Result } from '../benchmarks/tools/chromium.ts'
import { goalText, type Load, measureNames, measures, missed, shown } from './goals.ts'
import type { Bench, MeasuredPage } from './pages.ts'

/** A phone behind a real, slow line: Lighthouse's own numbers for `devtools` throttling, but for the processor's. */
const slowPhone = (cpuSlowdownMultiplier: number): Config => ({
  extends: 'lighthouse:default',
  settings: {
    throttlingMethod: 'devtools',
    throttling: { cpuSlowdownMultiplier },
    onlyAudits: [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
      'network-requests',
    ],
    disableFullPageScreenshot: true,
  },
})

interface Transfer {
  url: string
  resourceType?: string
  mimeType?: string
  transferSize?: number
}

function loadOf({ audits }: Result): Load {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const items = (audits['network-requests']?.details?.items ?? []) as Transfer[]
  const transfers = items.filter((item) => item.url.startsWith('https:'))
  const bytes = (counts: (transfer: Transfer) => boolean) =>
    transfers.filter(counts).reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  return {
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    script: bytes(
      ({ resourceType, mimeType = '' }) => resourceType === 'Script' || mimeType.includes('javascript'),
    ),
    total: bytes(() => true),
    pictures: bytes(({ resourceType }) => resourceType === 'Image'),
    requests: transfers.length,
  }
}

function row({ name, kind }: MeasuredPage, load: Load, floor: Load): string[] {
  const beyond = missed(kind, load, floor)
  const cells = measureNames.map((measure) => {
    const { number, times } = shown(measure, load, floor)
    const text = kind === 'floor' || times === '–' ? number : `${number} (${times} ×)`
    return beyond.includes(measure) ? `**${text}**` : text
  })
  return [name, ...cells, kind === 'floor' ? '' : beyond.length === 0 ? 'yes' : 'no']
}

/** A row for every page: medians, how many times the floor's they are, and in bold what is beyond its goal. */
async function loadTable(
  { start, rounds, slowdown }: Bench,
  pages: MeasuredPage[],
  profile?: string,
): Promise<string> {
  const phone = slowPhone(slowdown)
  const measured = await inTurn(pages, rounds, async ({ url, kind }) =>
    loadOf(await judge({ ...start, profile: kind === 'dashboard' ? profile : undefined }, url, phone)),
  )
  const floor = medians(measured[0]?.[1] ?? [])
  const goals = [...new Set(pages.map(({ kind }) => kind))].filter((kind) => kind !== 'floor')
  return table(
    ['Page', ...measureNames.map((measure) => measures[measure].title), 'Goals met'],
    [
      ...measured.map(([page, loads]) => row(page, medians(loads), floor)),
      ...goals.map((kind) => [
        `goal: ${kind}`,
        ...measureNames.map((measure) => goalText(kind, measure)),
        '',
      ]),
    ],
  )
}

export async function loadsSection(bench: Bench): Promise<string> {
  const { start, pages, profiles, rounds, slowdown } = bench
  const everyPage = await loadTable(bench, pages, await profiles('shopper'))
  const publicPages = pages.filter(({ kind }) => kind !== 'dashboard')
  return `Measured by \`npm run bench:pages\`: Lighthouse loads each page on a phone with a real, slow line (150 ms round trips and 1.6 Mbit/s as its \`devtools\` throttling sets them, a CPU ${slowdown} times slower), over HTTP/2 with gzip, from the offline shop with production's code and headers. The pages take turns in each of ${rounds} rounds; the numbers are medians, and in parentheses how many times the floor's they are. The floor is the least that a page of this kind can be: six cards with pictures of this shop, rendered beforehand and hydrated by React with a router. Its blocked time counts as 50 ms at least, because below that it is chance. Bold is beyond its goal. Bytes are as transferred. \`npm run bench:pages -- --only /products --rounds 1\` measures one page, \`npm run bench:pages -- --part loads\` one part (\`loads\`, \`scores\`, \`moves\`, \`inputs\`, \`keys\`), and \`-- --part loads --slowdown 7\` shows what is left on a slower machine; these only print.

${everyPage}

With DejaVu's fonts alone, as on a bare Debian:

${await loadTable({ ...bench, start: { ...start, onlyDejaVu: true } }, publicPages)}`
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Audits that cost points, without those of speed, which the other table has. */
const lostIn = ({ categories: judged, audits }: Result) =>
  Object.entries(judged)
    .filter(([category]) => category !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)

export async function scoresSection({ start, pages, rounds }: Bench): Promise<string> {
  const publicPages = pages.filter(({ kind }) => kind === 'public')
  const judged = await inTurn(publicPages, rounds, ({ url }) => judge(start, url))
  const rows = judged.map(([{ name }, results]) => {
    const points = categories.map((id) =>
      Math.round(100 * median(results.map((one) => one.categories[id]?.score ?? 0))),
    )
    const lost = [...new Set(results.flatMap(lostIn))].join(', ')
    return [name, ...points.map((one) => (one < 100 ? `**${one}**` : one)), lost]
  })
  return `### What Lighthouse says

Lighthouse's own settings for a phone, which simulate the slow line; medians of ${rounds}. The goal is 100 in all four.

${table(['Page', ...categories, 'points lost by'], rows)}`
}
