import { table } from '../benchmarks/section.ts'
import { judge, type Result } from '../benchmarks/tools/lighthouse.ts'
import { median } from './medians.ts'
import type { Bench } from './parts.ts'

interface Score {
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
async function measureScore(chromePath: string, url: string): Promise<Score> {
  const lhr = await judge(chromePath, url)
  const points = categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)])
  return { points: Object.fromEntries(points), lost: lostIn(lhr) }
}

/** A row for every page with the medians of its scores; the goal is 100 everywhere, and what is below is bold. */
function scoreTable(scores: Map<string, Score[]>): string {
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

export async function scoresSection({ browser, pages, rounds }: Bench): Promise<string> {
  const scores = new Map<string, Score[]>()
  for (let round = 1; round <= rounds; round++) {
    for (const { name, url, kind } of pages) {
      if (kind !== 'public') continue
      console.log(`Judging ${name}, round ${round} of ${rounds} ...`)
      scores.set(name, [...(scores.get(name) ?? []), await measureScore(browser, url)])
    }
  }
  return [
    '### What Lighthouse says',
    `Lighthouse's own settings for a phone, which simulate the slow line; medians of ${rounds}. The goal is 100 in all four.`,
    scoreTable(scores),
  ].join('\n\n')
}
