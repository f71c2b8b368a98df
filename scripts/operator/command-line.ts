import { type ParseArgsConfig, parseArgs } from 'node:util'
import { Failure } from '../shop/failure.ts'

type OptionsConfig = NonNullable<ParseArgsConfig['options']>

export interface CommandLine<Options extends OptionsConfig = OptionsConfig> {
  usage: string
  options: Options
  /** Positional arguments in order: any text, or one of a few choices. */
  words?: readonly (string | readonly string[])[]
  needs?: number
  requires?: readonly string[]
}

/** Reads a command line strictly. Throws a Failure for an unknown option, a missing value or an extra argument. */
export function readCommandLine<const Options extends OptionsConfig>(
  command: CommandLine<Options>,
  args = process.argv.slice(2),
) {
  const { usage, options, words = [], needs = 0, requires = [] } = command
  const usageError = (why: string): Failure => new Failure(`${why}\nUsage: ${usage}`)
  const { values, positionals } = parse(options, args, usageError)
  for (const [name, value] of Object.entries(values)) {
    // An unset variable in a pipeline arrives as an empty string.
    if (value === '') throw usageError(`--${name} is empty.`)
  }
  const missing = requires.find((name) => Reflect.get(values, name) === undefined)
  if (missing) throw usageError(`--${missing} is missing.`)
  if (positionals.length < needs) throw usageError('An argument is missing.')
  for (const [place, said] of positionals.entries()) {
    const word = words[place]
    if (word === undefined) throw usageError(`Unexpected argument '${said}'.`)
    if (typeof word !== 'string' && !word.includes(said)) {
      throw usageError(`'${said}' is not one of ${word.join(', ')}.`)
    }
  }
  return { values, words: positionals }
}

function parse<Options extends OptionsConfig>(
  options: Options,
  args: string[],
  usageError: (why: string) => Failure,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw usageError(error instanceof Error ? error.message : String(error))
  }
}
