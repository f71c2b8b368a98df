import { expect, it } from 'vitest'
import { readOptions, sections } from './options.ts'

it('measures everything, five times, unless it is told otherwise', () => {
  expect(readOptions([])).toEqual({ measured: new Set(sections), rounds: 5 })
  expect(readOptions(['--only', 'orders,lists', '--rounds', '3'])).toEqual({
    measured: new Set(['lists', 'orders']),
    rounds: 3,
  })
})

it.each([[['--only', 'liststs']], [['--only', '']], [['--rounds', '0']], [['--rounds', 'few']]])(
  'takes nothing else: %s',
  (args) => {
    expect(() => readOptions(args)).toThrow(/takes/)
  },
)
