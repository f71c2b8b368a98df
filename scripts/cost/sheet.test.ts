import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as functions from '../../functions/src/index.ts'
import { fromRoot } from '../shop/layout.ts'
import { kilobytesOf } from './counts.ts'
import { costSheet, runsAMonth, scheduledRuns, worstDay } from './sheet.ts'

test('the page has the sheet that the counts give: npm run cost writes it', () => {
  expect(readFileSync(fromRoot('docs', 'operations.md'), 'utf8')).toContain(costSheet())
})

test('a first view weighs what was measured of this document, and not of another', () => {
  const benchmarks = readFileSync(fromRoot('docs', 'benchmarks.md'), 'utf8')
  const terms = benchmarks.split('\n').find((line) => line.startsWith('| /legal/terms | '))
  expect(kilobytesOf('legal')).toBe(Number.parseInt(terms?.split('|')[7] ?? '', 10))
})

test('no schedule is left out', () => {
  // Of the others a request, a document or the budget is what calls them.
  const called = ['api', 'invoiceOrder', 'sendNewMail', 'watchBudget']
  const names = scheduledRuns().map(({ name }) => name)
  expect(names.toSorted()).toEqual(
    Object.keys(functions)
      .filter((name) => !called.includes(name))
      .toSorted(),
  )
})

test('runs are counted from the schedules, and an unknown form is an error', () => {
  expect(runsAMonth('every 5 minutes')).toBe(8_640)
  expect(runsAMonth('0 4,16 * * *')).toBe(60)
  expect(() => runsAMonth('every monday')).toThrow('every monday')
})

test('the worst day is that of all instances', () => {
  expect(worstDay().pages).toBe((20 * 86_400) / 0.025)
})
