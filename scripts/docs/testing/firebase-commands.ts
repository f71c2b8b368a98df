import { createRequire } from 'node:module'

interface CliCommand {
  _name: string
  options: { short?: string; long?: string; required?: boolean; optional?: boolean }[]
}

/** The CLI is JavaScript without types; its list of commands is what `firebase help` prints. */
const { cli }: { cli: CliCommand & { commands: CliCommand[] } } = createRequire(import.meta.url)(
  'firebase-tools',
)

/** What is wrong with the words behind `npx firebase`; nothing when the CLI has the command and all its options. */
export function firebaseProblem([name = '', ...rest]: string[]): string | undefined {
  const command = cli.commands.find(({ _name }) => _name === name)
  if (!command) return `there is no command ${name}`
  const options = [...command.options, ...cli.options]
  const unknown = rest
    .filter((word) => word.startsWith('-'))
    .map((word) => word.split('=')[0] ?? '')
    .find((flag) => !options.some(({ short, long }) => flag === short || flag === long))
  return unknown && `${name} has no option ${unknown}`
}
