import type { Bench } from './parts.ts'
import { measureScore, type Score, scoreTable } from './score.ts'

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
