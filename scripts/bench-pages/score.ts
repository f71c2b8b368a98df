import { table } from '../benchmarks/section.ts'
import { judge, type Result } from '../benchmarks/tools/lighthouse.ts'
import { median } from './medians.ts'

export interface Score {
  /** By category, 0 to 100. */
  points: Record<string, number>
  /** Audits that cost points, without those of speed, which the other table has. */
  lost: string[]
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

function lostIn({ categories: judged, audits }: Result): string[] {
  return Object.entries(judged)
    .filter(([category]) => category !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
}

/** Judges a page by Lighthouse's own settings, which simulate the slow phone. Throws when it could not. */
export async function measureScore(chromePath: string, url: string): Promise<Score> {
  const lhr = await judge(chromePath, url)
  const points = categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)])
  return { points: Object.fromEntries(points), lost: lostIn(lhr) }
}

/** A row for every page with the medians of its scores; the goal is 100 everywhere, and what is below is bold. */
export function scoreTable(scores: Map<string, Score[]>): string {
  const cell = (points: number) => (points < 100 ? `**${points}**` : `${points}`)
  return table(
    ['Page', ...categories, 'points lost by'],
    [...scores].map(([name, runs]) => [
      `\`${name}\``,
      ...categories.map((id) => cell(median(runs.map(({ points }) => points[id] ?? 0)))),
      [...new Set(runs.flatMap(({ lost }) => lost))].join(', '),
    ]),
  )
}
