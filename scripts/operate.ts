import { commands } from './operator/commands.ts'
import { Failure } from './shop/failure.ts'
import { main } from './shop/main.ts'

await main(() => {
  const [name = '', ...args] = process.argv.slice(2)
  const command = commands[name]
  if (!command)
    throw new Failure(`There is no command '${name}'; they are ${Object.keys(commands).join(', ')}.`)
  return command.run(args)
})
