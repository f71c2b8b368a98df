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

export type Said<Options extends OptionsConfig> = ReturnType<typeof readCommandLine<Options>>

export interface Command {
  /** Throws a Failure, with the usage, for what the command does not take. */
  read: (args: string[]) => unknown
  run: (args: string[]) => Promise<number>
}

export function command<const Options extends OptionsConfig>(
  line: CommandLine<Options>,
  work: (said: Said<Options>) => Promise<number>,
): Command {
  const read = (args: string[]) => readCommandLine(line, args)
  return { read, run: async (args) => work(read(args)) }
}

/** Reads a command line strictly. Throws a Failure for an unknown option, a missing value or an extra argument. */
export function readCommandLine<const Options extends OptionsConfig>(
  { usage, options, words = [], needs = 0, requires = [] }: CommandLine<Options>,
  args: string[],
) {
  const usageError = (why: string): Failure => new Failure(`${why}\nUsage: ${usage}`)
  const parse = () => {
    try {
      return parseArgs({ args, options, allowPositionals: true })
    } catch (error) {
      throw usageError(error instanceof Error ? error.message : String(error))
    }
  }
  const { values, positionals } = parse()
  // An unset variable in a pipeline arrives as an empty string.
  const [empty] = Object.entries(values).find(([, value]) => value === '') ?? []
  if (empty) throw usageError(`--${empty} is empty.`)
  const missing = requires.find((name) => Reflect.get(values, name) === undefined)
  if (missing) throw usageError(`--${missing} is missing.`)
  if (positionals.length < needs) throw usageError('An argument is missing.')
  for (const [place, said] of positionals.entries()) {
    const word = words[place]
    if (word === undefined) throw usageError(`Unexpected argument '${said}'.`)
    if (typeof word !== 'string' && !word.includes(said))
      throw usageError(`'${said}' is not one of ${word.join(', ')}.`)
  }
  return { values, words: positionals }
}
