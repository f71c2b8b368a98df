import { createRequire } from 'node:module'

interface CliCommand {
  _name: string
  _args: { required: boolean; variadic: boolean }[]
  /** `required`: a value follows. */
  options: { short?: string; long?: string; required?: boolean }[]
}

/** The CLI is JavaScript without types; its list of commands is what `firebase help` prints. */
const { cli }: { cli: CliCommand & { commands: CliCommand[] } } = createRequire(import.meta.url)(
  'firebase-tools',
)

/** What is wrong with the words behind `npx firebase`; nothing when the CLI has the command and takes all of them. */
export function firebaseProblem([name = '', ...words]: string[]): string | undefined {
  const command = cli.commands.find(({ _name }) => _name === name)
  if (!command) return `there is no command ${name}`
  const options = [...command.options, ...cli.options]
  let operands = 0
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (!word.startsWith('-')) {
      operands += 1
      continue
    }
    const [flag = '', value] = word.split('=')
    const option = options.find(({ short, long }) => flag === short || flag === long)
    if (!option) return `${name} has no option ${flag}`
    if (option.required && (value ?? words.shift() ?? '-').startsWith('-')) return `${flag} needs a value`
  }
  const { _args: args } = command
  const fewest = args.filter(({ required }) => required).length
  const most = args.some(({ variadic }) => variadic) ? Number.POSITIVE_INFINITY : args.length
  return operands < fewest || operands > most ? `${name} does not take ${operands} words` : undefined
}
