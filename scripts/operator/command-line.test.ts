import { describe, expect, test } from 'vitest'
import { readCommandLine } from '../shop/command-line.ts'
import { commands } from './commands.ts'
import { startOf } from './shop-commands.ts'

const line = {
  name: 'lamp',
  options: {
    project: { type: 'string' },
    yes: { type: 'boolean', default: false },
    colour: { type: 'string', multiple: true },
  },
  words: [['on', 'off'], 'EMAIL'],
  needs: 1,
  only: { colour: 'on' },
} as const
const read = (...args: string[]) => readCommandLine(line, args)

test('a command line is read into options and arguments', () => {
  const colours = ['--colour', 'red', '--colour', 'blue']
  const { values, words } = read('on', 'sam@wood-master.test', '--project', 'shop-1', '--yes', ...colours)
  expect({ ...values, words }).toEqual({
    project: 'shop-1',
    yes: true,
    colour: ['red', 'blue'],
    words: ['on', 'sam@wood-master.test'],
  })
  expect(read('off').values.project).toBeUndefined()
})

test('the last word may be said several times where the line says so', () => {
  const steps = { name: 'lamps', options: {}, words: [['on', 'off']], repeats: true } as const
  expect(readCommandLine(steps, ['on', 'off', 'on']).words).toEqual(['on', 'off', 'on'])
  expect(() => readCommandLine(steps, ['on', 'dim'])).toThrow('Usage: npm run lamps -- [on|off] ...')
})

test('words are counts where the line says so', () => {
  const bench = { name: 'bench', options: {}, words: ['STARTS'], counts: true } as const
  expect(readCommandLine(bench, ['15']).words).toEqual(['15'])
  for (const said of ['abc', '0', '-1', '1.5', ''])
    expect(() => readCommandLine(bench, ['--', said])).toThrow('is no whole number from 1')
})

test('a day is one of the calendar', () => {
  expect(startOf('2024-02-29')).toEqual(new Date('2024-02-29T00:00:00Z'))
  for (const said of ['2024-02-31', '2024-2-1', 'DAY'])
    expect(() => startOf(said)).toThrow('--before is a day')
})

describe('a command line is rejected, with its usage,', () => {
  test.each([
    ['an unknown option', ['on', '--porject', 'shop-1'], "Unknown option '--porject'"],
    ['an option without its value', ['on', '--project'], '--project'],
    ['an empty value, as from an unset variable,', ['on', '--project', ''], '--project is empty'],
    ['an option that is there twice', ['on', '--project', 'a', '--project=b'], '--project is there twice'],
    ['an option of another word', ['off', '--colour', 'red'], '--colour belongs to: on'],
    ['a value for a switch', ['on', '--yes=no'], '--yes'],
    ['an argument that is none of the choices', ['dim'], "'dim' is not one of on, off"],
    ['an extra argument', ['on', 'a@b.c', 'production'], "Unexpected argument 'production'"],
    ['a missing argument', [], 'An argument is missing'],
  ])('for %s', (_, args, sentence) => {
    expect(() => read(...args)).toThrow(sentence)
    expect(() => read(...args)).toThrow('Usage: npm run lamp')
  })

  test('for a missing required option', () => {
    expect(() => commands.deploy?.read([])).toThrow('--project is missing')
  })
})
