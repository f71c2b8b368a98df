import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'
import { fromRoot } from '../shop/layout.ts'

/** How many tests passed and failed, and a line about each that failed and each group that was skipped. */
export interface Tally {
  passed: number
  failed: number
  remarks: string[]
}

/** Where a test runner writes its report; an old report is removed, so that it cannot be mistaken for the new one. */
export function reportFile(name: string): string {
  const file = fromRoot('.cache', 'test', `${name}.json`)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  return file
}

/** A run that failed without a failed test (a file that does not load, no report) counts as one failure. */
function honest(tally: Tally, exitCode: number): Tally {
  if (exitCode === 0 || tally.failed > 0) return tally
  return { ...tally, failed: 1, remarks: [...tally.remarks, 'failed: the run itself, see its output'] }
}

const nothingReported: Tally = { passed: 0, failed: 0, remarks: [] }

export function vitestTally(file: string, exitCode: number): Tally {
  if (!existsSync(file)) return honest(nothingReported, exitCode)
  const report: JsonTestResults = JSON.parse(readFileSync(file, 'utf8'))
  const remarks = report.testResults.flatMap((suite) =>
    suite.assertionResults.flatMap(({ status, fullName, failureMessages }) =>
      status === 'failed' ? [`failed: ${fullName}: ${failureMessages?.[0]?.split('\n')[0]}`] : [],
    ),
  )
  const skipped = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'skipped').map(({ ancestorTitles: [of = ''] }) => of),
  )
  for (const of of new Set(skipped)) remarks.push(`skipped: ${of}`)
  return honest({ passed: report.numPassedTests, failed: report.numFailedTests, remarks }, exitCode)
}

/** The specs of a file and of the groups inside it. */
const specsOf = (suite: JSONReportSuite): JSONReportSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
]

export function playwrightTally(file: string, exitCode: number): Tally {
  if (!existsSync(file)) return honest(nothingReported, exitCode)
  const { stats, suites }: JSONReport = JSON.parse(readFileSync(file, 'utf8'))
  const remarks = suites
    .flatMap(specsOf)
    .flatMap((spec) =>
      spec.tests.flatMap(({ status }) => (status === 'unexpected' ? [`failed: ${spec.title}`] : [])),
    )
  return honest({ passed: stats.expected, failed: stats.unexpected, remarks }, exitCode)
}

export function checkTally(name: string, exitCode: number): Tally {
  return exitCode === 0
    ? { passed: 1, failed: 0, remarks: [] }
    : { passed: 0, failed: 1, remarks: [`failed: ${name}`] }
}

/** Runs the tests, so many side by side, and adds up what each of them found. */
export async function addUp(tests: (() => Promise<Tally>)[], sideBySide = 1): Promise<Tally> {
  const total: Tally = { passed: 0, failed: 0, remarks: [] }
  const waiting = [...tests]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { passed, failed, remarks } = await next()
      total.passed += passed
      total.failed += failed
      total.remarks.push(...remarks)
    }
  }
  await Promise.all(Array.from({ length: sideBySide }, lane))
  return total
}
