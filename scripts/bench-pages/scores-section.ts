import type { Bench } from './parts.ts'
import { measureScore, type Score, scoreTable } from './score.ts'

/** Judges every public page once. */
export async function scoresSection({ browser, pages }: Bench): Promise<string> {
  const scores: Score[] = []
  for (const { name, url, kind } of pages) {
    if (kind !== 'public') continue
    console.log(`Judging ${name} ...`)
    scores.push(await measureScore(browser, name, url))
  }
  return [
    '### What Lighthouse says',
    "One run each with Lighthouse's own settings for a phone, which simulate the slow line. The goal is 100 in all four.",
    scoreTable(scores),
  ].join('\n\n')
}
