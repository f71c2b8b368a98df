import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { fromRoot } from '../shop/layout.ts'

/** How many tests passed and failed. */
export interface Tally {
  passed: number
  failed: number
}

const number = (value: unknown) => (typeof value === 'number' ? value : 0)

/** Where a test runner writes its report; an old report is removed, so that it cannot be mistaken for the new one. */
export function reportFile(name: string): string {
  const file = fromRoot('.cache', 'test', `${name}.json`)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  return file
}

function read(file: string): Record<string, unknown> | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** A run that failed without a failed test (a file that does not load, no report) counts as one failure. */
function honest(tally: Tally, exitCode: number): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

export function vitestTally(file: string, exitCode: number): Tally {
  const report = read(file)
  return honest({ passed: number(report?.numPassedTests), failed: number(report?.numFailedTests) }, exitCode)
}

export function playwrightTally(file: string, exitCode: number): Tally {
  const stats = read(file)?.stats
  const of = (name: string) =>
    typeof stats === 'object' && stats !== null
      ? number(Object.entries(stats).find(([key]) => key === name)?.[1])
      : 0
  return honest({ passed: of('expected') + of('flaky'), failed: of('unexpected') }, exitCode)
}

export function checkTally(exitCode: number): Tally {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Runs the tests, so many side by side, and adds up what each of them found. */
export async function addUp(tests: (() => Promise<Tally>)[], sideBySide = 1): Promise<Tally> {
  const total = { passed: 0, failed: 0 }
  const waiting = [...tests]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { passed, failed } = await next()
      total.passed += passed
      total.failed += failed
    }
  }
  await Promise.all(Array.from({ length: sideBySide }, lane))
  return total
}
