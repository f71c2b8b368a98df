import { rm } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { table } from '../benchmarks/section.ts'
import { goalText, measureNames, measures, missed, shown } from './goals.ts'
import { type Load, measureLoad } from './load.ts'
import type { MeasuredPage } from './measured-pages.ts'
import { median, medians } from './medians.ts'
import type { Bench } from './parts.ts'
import { signedInProfile } from './signed-in.ts'

export async function loadsSection({ browser, pages, shop, rounds }: Bench): Promise<string> {
  const needsAccount = pages.some(({ kind }) => kind === 'dashboard')
  const profile = needsAccount ? await signedInProfile(browser, shop) : undefined
  const measured: MeasuredLoads[] = pages.map((page) => ({ page, loads: [] }))
  const [load = 0] = loadavg()
  for (let round = 1; round <= rounds; round++) {
    for (const { page, loads } of measured) {
      console.log(`Round ${round} of ${rounds}: ${page.name} ...`)
      loads.push(await measureLoad(browser, page.url, page.kind === 'dashboard' ? profile : undefined))
    }
  }
  if (profile) await rm(profile, { recursive: true, force: true })
  const machine = median(measured.flatMap(({ loads }) => loads.map((one) => one.machine)))
  return [
    `Measured by \`npm run bench:pages\`: Lighthouse loads each page on a phone with a real, slow line (150 ms round trips and 1.6 Mbit/s as its \`devtools\` throttling sets them, a CPU four times slower), over HTTP/2 with gzip, from the offline shop with production's code and headers. The pages take turns in each of ${rounds} rounds; the numbers are medians, and in parentheses how many times the floor's they are. The floor is the least that a page of this kind can be: six cards with pictures of this shop, rendered beforehand and hydrated by React with a router. Its blocked time counts as 50 ms at least, because below that it is chance. Bold is beyond its goal. Bytes are as transferred. \`npm run bench:pages -- --only /products --rounds 1\` measures one page, \`npm run bench:pages -- --part loads\` one part (\`loads\`, \`scores\`, \`moves\`, \`inputs\`); both only print.`,
    `How quiet the machine was: ${cpus().length} cores, a load average of ${load.toFixed(1)} when the rounds began, Lighthouse's benchmark index ${Math.round(machine)}.`,
    loadTable(measured),
  ].join('\n\n')
}

interface MeasuredLoads {
  page: MeasuredPage
  loads: Load[]
}

function row({ page, loads }: MeasuredLoads, floor: Load): string[] {
  const load = medians(loads)
  const beyond = missed(page.kind, load, floor)
  const cells = measureNames.map((measure) => {
    const { number, times } = shown(measure, load, floor)
    const text = page.kind === 'floor' || times === '–' ? number : `${number} (${times} ×)`
    return beyond.includes(measure) ? `**${text}**` : text
  })
  const verdict = page.kind === 'floor' ? '' : beyond.length === 0 ? 'yes' : 'no'
  return [page.kind === 'floor' ? 'floor' : `\`${page.name}\``, ...cells, verdict]
}

/** A row for every page: medians, how many times the floor's they are, and in bold what is beyond its goal. */
function loadTable(measured: MeasuredLoads[]): string {
  const floor = medians(measured.find(({ page }) => page.kind === 'floor')?.loads ?? [])
  const goalRow = (name: string, kind: MeasuredPage['kind']) => [
    name,
    ...measureNames.map((measure) => goalText(kind, measure)),
    '',
  ]
  const head = ['Page', ...measureNames.map((measure) => measures[measure].title), 'Goals met']
  const rows = measured.map((one) => row(one, floor))
  const kinds = new Set(measured.map(({ page }) => page.kind))
  return table(head, [
    ...rows,
    ...(kinds.has('public') ? [goalRow('goal of public pages', 'public')] : []),
    ...(kinds.has('dashboard') ? [goalRow('goal of the dashboard', 'dashboard')] : []),
  ])
}
