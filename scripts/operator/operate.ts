import { main } from '../shop/main.ts'
import { type CommandLine, readCommandLine } from './command-line.ts'
import {
  connectToShop,
  explain,
  type OpenOptions,
  type OperatorShop,
  requireDatabase,
} from './connect-to-shop.ts'
import { targetProject } from './target-project.ts'

type Read<Options extends CommandLine['options']> = ReturnType<typeof readCommandLine<Options>>

/** Runs an operator's command on the shop that it names, and exits with the code that `work` returns. */
export function operate<const Options extends CommandLine['options'] & { project: { type: 'string' } }>(
  command: CommandLine<Options>,
  options: OpenOptions,
  work: (opened: OperatorShop, said: Read<Options>) => Promise<number>,
): Promise<void> {
  return main(async () => {
    const said = readCommandLine(command)
    const project: unknown = Reflect.get(said.values, 'project')
    const projectId = targetProject(typeof project === 'string' ? project : undefined)
    const database: unknown = Reflect.get(said.values, 'database')
    const copy = typeof database === 'string' ? database : undefined
    console.log(copy ? `Target: ${projectId}, database ${copy}` : `Target: ${projectId}`)
    const opened = connectToShop(projectId, { ...options, database: copy })
    try {
      await requireDatabase()
      return await work(opened, said)
    } catch (error) {
      throw explain(error, opened.where)
    }
  })
}
