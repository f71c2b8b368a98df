import { type ParseArgsConfig, parseArgs } from 'node:util'
import { Failure } from '../shop/failure.ts'

type OptionsConfig = NonNullable<ParseArgsConfig['options']>

/** What a command takes, said once: its script, its tests and the commands of the documents are read by it. */
export interface CommandLine<Options extends OptionsConfig = OptionsConfig> {
  usage: string
  options: Options
  /** The words it takes, in their order: any text, or one of a few. All but the first may be left out. */
  words?: readonly (string | readonly string[])[]
  /** How many words have to be there; none unless said. */
  needs?: number
  /** Options that have to be said. */
  requires?: readonly string[]
}

/** Reads a command line strictly. Throws a Failure for an unknown option, a missing value and a surplus word. */
export function readCommandLine<const Options extends OptionsConfig>(
  command: CommandLine<Options>,
  args = process.argv.slice(2),
) {
  const { usage, options, words = [], needs = 0, requires = [] } = command
  const refuse = (why: string): Failure => new Failure(`${why}\nUsage: ${usage}`)
  const { values, positionals } = parse(options, args, refuse)
  for (const [name, value] of Object.entries(values)) {
    // An unset variable of a pipeline arrives as an empty text.
    if (value === '') throw refuse(`--${name} is empty.`)
  }
  const missing = requires.find((name) => Reflect.get(values, name) === undefined)
  if (missing) throw refuse(`--${missing} is missing.`)
  if (positionals.length < needs) throw refuse('There is a word missing.')
  for (const [place, said] of positionals.entries()) {
    const word = words[place]
    if (word === undefined) throw refuse(`Nobody knows what '${said}' is for.`)
    if (typeof word !== 'string' && !word.includes(said)) {
      throw refuse(`'${said}' is not one of ${word.join(', ')}.`)
    }
  }
  return { values, words: positionals }
}

function parse<Options extends OptionsConfig>(
  options: Options,
  args: string[],
  refuse: (why: string) => Failure,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : String(error))
  }
}
