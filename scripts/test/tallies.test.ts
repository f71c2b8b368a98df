import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addUp, playwrightTally, reportFile, type Tally, vitestTally } from './tallies.ts'

const found =
  (passed: number, failed: number, ...remarks: string[]) =>
  async (): Promise<Tally> => ({ passed, failed, remarks })

test('what every test found is added up', async () => {
  const tests = [found(3, 0), found(2, 1, 'failed: one'), found(0, 4, 'failed: four')]
  const total = { passed: 5, failed: 5, remarks: ['failed: one', 'failed: four'] }
  expect(await addUp(tests)).toEqual(total)
  expect(await addUp(tests, 2)).toEqual(total)
  expect(await addUp([], 2)).toEqual({ passed: 0, failed: 0, remarks: [] })
})

test('never more run side by side than asked for', async () => {
  let running = 0
  let most = 0
  const test = async (): Promise<Tally> => {
    running += 1
    most = Math.max(most, running)
    await new Promise(setImmediate)
    running -= 1
    return { passed: 1, failed: 0, remarks: [] }
  }
  expect(await addUp(Array(5).fill(test), 2)).toMatchObject({ passed: 5, failed: 0 })
  expect(most).toBe(2)
})

function report(name: string, content: unknown): string {
  const file = reportFile(name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('a test that failed is named', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'pays', failureMessages: [] },
    { status: 'failed', fullName: 'refunds', failureMessages: ['Error: too much\n    at line 2'] },
  ]
  const file = report('tally-of-vitest', {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [{ assertionResults }],
  })
  const remarks = ['failed: refunds: Error: too much']
  expect(vitestTally(file, 1)).toEqual({ passed: 1, failed: 1, remarks })
})

test('a group that was skipped is named once', () => {
  const skipped = {
    status: 'skipped',
    ancestorTitles: ['Typesense, not run', 'searching'],
    fullName: 'finds',
  }
  const file = report('tally-of-skipped', {
    numPassedTests: 0,
    numFailedTests: 0,
    testResults: [{ assertionResults: [skipped, skipped] }],
  })
  expect(vitestTally(file, 0).remarks).toEqual(['skipped: Typesense, not run'])
})

test('so is a journey, inside a group too', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const file = report('tally-of-playwright', {
    stats: { expected: 1, unexpected: 1 },
    suites: [
      {
        specs: [spec('buys', 'expected')],
        suites: [{ specs: [spec('ships', 'unexpected')] }],
      },
    ],
  })
  const remarks = ['failed: ships']
  expect(playwrightTally(file, 1)).toEqual({ passed: 1, failed: 1, remarks })
})

test('a run that ends badly without a report is a failure', () => {
  const remarks = ['failed: the run itself, see its output']
  expect(vitestTally(reportFile('tally-of-nothing'), 1)).toEqual({ passed: 0, failed: 1, remarks })
})
