import type { MeasuredPage } from './pages.ts'

/** One load of a page on a throttled phone: milliseconds, and bytes as transferred. */
export interface Load {
  firstPaint: number
  largestPaint: number
  blocked: number
  shift: number
  script: number
  total: number
  pictures: number
  requests: number
}

type Measure = keyof Load

/** A limit, either for the number itself or for how many times the floor's it may be. */
interface Goal {
  measure: Measure
  most: number
  times?: boolean
}

const ofPublicPage = (scriptBytes: number): Goal[] => [
  { measure: 'firstPaint', most: 1.1, times: true },
  { measure: 'largestPaint', most: 1.1, times: true },
  { measure: 'blocked', most: 2, times: true },
  { measure: 'shift', most: 0 },
  { measure: 'script', most: scriptBytes },
  { measure: 'pictures', most: 150_000 },
  { measure: 'requests', most: 12 },
]

const goals: Record<MeasuredPage['kind'], Goal[]> = {
  floor: [],
  public: ofPublicPage(95_000),
  // Letters of two bytes: a language may cost a page 3 kB.
  translated: ofPublicPage(98_000),
  dashboard: [{ measure: 'firstPaint', most: 1.6, times: true }],
}

export const measures: Record<Measure, { title: string; unit: number; digits: number }> = {
  firstPaint: { title: 'first paint, ms', unit: 1, digits: 0 },
  largestPaint: { title: 'largest paint, ms', unit: 1, digits: 0 },
  blocked: { title: 'blocked, ms', unit: 1, digits: 0 },
  shift: { title: 'layout shift', unit: 1, digits: 3 },
  script: { title: 'script, kB', unit: 1_000, digits: 0 },
  total: { title: 'all, kB', unit: 1_000, digits: 0 },
  pictures: { title: 'pictures, kB', unit: 1_000, digits: 0 },
  requests: { title: 'requests', unit: 1, digits: 0 },
}

export const measureNames = Object.keys(measures) as Measure[]

export function shown(measure: Measure, load: Load, floor: Load): { number: string; times: string } {
  const { unit, digits } = measures[measure]
  // The floor's blocked time counts as one task of 50 ms, because below that it is chance.
  const compared = measure === 'blocked' ? Math.max(floor.blocked, 50) : floor[measure]
  const times = compared > 0 ? (load[measure] / compared).toFixed(2) : '–'
  return { number: (load[measure] / unit).toFixed(digits), times }
}

/** The measures of a page that are beyond their goals, judged by the numbers as they are shown. */
export function missed(kind: MeasuredPage['kind'], load: Load, floor: Load): Measure[] {
  return goals[kind]
    .filter(({ measure, most, times }) => {
      const { number, times: ratio } = shown(measure, load, floor)
      return times ? Number(ratio) > most : Number(number) > most / measures[measure].unit
    })
    .map(({ measure }) => measure)
}

export function goalText(kind: MeasuredPage['kind'], measure: Measure): string {
  const goal = goals[kind].find((one) => one.measure === measure)
  if (!goal) return ''
  return goal.times ? `≤ ${goal.most.toFixed(1)} ×` : `≤ ${goal.most / measures[measure].unit}`
}
