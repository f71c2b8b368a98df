import { commands } from './operator/commands.ts'
import { Failure } from './shop/failure.ts'
import { runToEnd } from './shop/main.ts'

await runToEnd(() => {
  const [name = '', ...args] = process.argv.slice(2)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command)
    throw new Failure(`There is no command '${name}'; they are ${Object.keys(commands).join(', ')}.`)
  return command.run(args)
})
