import { type ParseArgsConfig, parseArgs } from 'node:util'
import { Failure } from './failure.ts'

/** The exit code of a script or command; 0 where it says nothing. */
export type Ending = Promise<number> | Promise<void>

type OptionsConfig = NonNullable<ParseArgsConfig['options']>

export interface CommandLine<Options extends OptionsConfig = OptionsConfig> {
  /** Of its npm script. */
  name: string
  options: Options
  /** Positional arguments in order: any text, or one of a few choices. */
  words?: readonly (string | readonly string[])[]
  needs?: number
  /** The last of them may be said several times. */
  repeats?: true
  requires?: readonly string[]
  /** Options that belong to one first word. */
  only?: Readonly<Record<string, string>>
  /** Its words are whole numbers from 1. */
  counts?: true
}

export type Said<Options extends OptionsConfig> = ReturnType<typeof readCommandLine<Options>>

export interface Command {
  name: string
  /** Throws a Failure, with the usage, for what the command does not take. */
  read: (args: string[]) => unknown
  run: (args: string[]) => Ending
}

export function command<const Options extends OptionsConfig>(
  line: CommandLine<Options>,
  work: (said: Said<Options>) => Ending,
): Command {
  const read = (args: string[]) => readCommandLine(line, args)
  return { name: line.name, read, run: (args) => work(read(args)) }
}

function usageOf({ name, options, words = [], needs = 0, repeats, requires = [] }: CommandLine): string {
  const said = words.map((word, place) => {
    const text = typeof word === 'string' ? word : word.join('|')
    return place < needs ? text : `[${text}]`
  })
  const named = Object.entries(options).map(([option, { type }]) => {
    const text = type === 'string' ? `--${option} ${option.toUpperCase()}` : `--${option}`
    return requires.includes(option) ? text : `[${text}]`
  })
  return `Usage: npm run ${[name, '--', ...said, ...(repeats ? ['...'] : []), ...named].join(' ')}`
}

/** Reads a command line strictly. Throws a Failure for an unknown option, a missing value or an extra argument. */
export function readCommandLine<const Options extends OptionsConfig>(
  line: CommandLine<Options>,
  args: string[],
) {
  const { options, words = [], needs = 0, repeats, requires = [], only = {}, counts } = line
  const usageError = (why: string): Failure => new Failure(`${why}\n${usageOf(line)}`)
  const parse = () => {
    try {
      return parseArgs({ args, options, allowPositionals: true, tokens: true })
    } catch (error) {
      throw usageError(error instanceof Error ? error.message : String(error))
    }
  }
  const { values, positionals, tokens } = parse()
  const named = tokens.filter((token) => token.kind === 'option')
  for (const [at, { name, value }] of named.entries()) {
    // An unset variable in a pipeline arrives as an empty string.
    if (value === '') throw usageError(`--${name} is empty.`)
    if (!options[name]?.multiple && named.slice(0, at).some((before) => before.name === name))
      throw usageError(`--${name} is there twice.`)
    if (only[name] && only[name] !== positionals[0]) throw usageError(`--${name} belongs to: ${only[name]}`)
  }
  const missing = requires.find((name) => Reflect.get(values, name) === undefined)
  if (missing) throw usageError(`--${missing} is missing.`)
  if (positionals.length < needs) throw usageError('An argument is missing.')
  for (const [place, said] of positionals.entries()) {
    const word = words[place] ?? (repeats && words.at(-1))
    if (word === undefined) throw usageError(`Unexpected argument '${said}'.`)
    if (counts && !/^[1-9]\d*$/.test(said)) throw usageError(`'${said}' is no whole number from 1.`)
    if (typeof word !== 'string' && !word.includes(said))
      throw usageError(`'${said}' is not one of ${word.join(', ')}.`)
  }
  return { values, words: positionals }
}
