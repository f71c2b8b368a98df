import { table } from '../benchmarks/section.ts'
import { goalText, measureNames, measures, missed, shown } from './goals.ts'
import type { Load } from './load.ts'
import type { MeasuredPage } from './measured-pages.ts'
import { medians } from './medians.ts'

export interface MeasuredLoads {
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
export function loadTable(measured: MeasuredLoads[]): string {
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
