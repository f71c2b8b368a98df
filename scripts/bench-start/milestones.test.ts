import { expect, test } from 'vitest'
import { stretches, timetable } from './milestones.ts'

const milestones = [
  { name: 'Hosting', at: 9_000 },
  { name: 'Firestore', at: 2_500 },
  { name: 'first page', at: 12_345 },
]

test('each milestone took the time since the one reached before it', () => {
  expect(stretches(milestones)).toEqual([
    { name: 'Firestore', at: 2_500, took: 2_500 },
    { name: 'Hosting', at: 9_000, took: 6_500 },
    { name: 'first page', at: 12_345, took: 3_345 },
  ])
})

test('the table gives the reason where one is known', () => {
  expect(timetable(milestones, { Firestore: 'a Java program' })).toBe(
    [
      '   after     took',
      '   2.5 s    2.5 s  Firestore   a Java program',
      '   9.0 s    6.5 s  Hosting',
      '  12.3 s    3.3 s  first page',
    ].join('\n'),
  )
})
