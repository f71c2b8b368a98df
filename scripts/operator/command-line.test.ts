import { describe, expect, test } from 'vitest'
import { readCommandLine } from './command-line.ts'
import { commands } from './commands.ts'

const line = {
  usage: 'npm run lamp -- on|off EMAIL',
  options: { project: { type: 'string' }, yes: { type: 'boolean', default: false } },
  words: [['on', 'off'], 'EMAIL'],
  needs: 1,
} as const
const read = (...args: string[]) => readCommandLine(line, args)

test('a command line is read into its options and words', () => {
  const { values, words } = read('on', 'sam@wood-master.test', '--project', 'shop-1', '--yes')
  expect({ ...values, words }).toEqual({
    project: 'shop-1',
    yes: true,
    words: ['on', 'sam@wood-master.test'],
  })
  expect(read('off').values.project).toBeUndefined()
})

describe('a command line is refused, with its usage,', () => {
  test.each([
    ['an unknown option', ['on', '--porject', 'shop-1'], "Unknown option '--porject'"],
    ['an option without its value', ['on', '--project'], '--project'],
    ['the empty value of an unset variable', ['on', '--project', ''], '--project is empty'],
    ['a value for a switch', ['on', '--yes=no'], '--yes'],
    ['a word that is none of the choices', ['dim'], "'dim' is not one of on, off"],
    ['a surplus word', ['on', 'a@b.c', 'production'], "Nobody knows what 'production' is for"],
    ['a missing word', [], 'a word missing'],
  ])('for %s', (_, args, sentence) => {
    expect(() => read(...args)).toThrow(sentence)
    expect(() => read(...args)).toThrow('Usage: npm run lamp')
  })

  test('for a required option that is not said', () => {
    expect(() => readCommandLine(commands.deploy, [])).toThrow('--project is missing')
  })
})
