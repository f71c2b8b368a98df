import { ShopError } from '../../functions/src/domain/errors.ts'
import { type Command, type CommandLine, command, type Ending, type Said } from '../shop/command-line.ts'
import { Failure } from '../shop/failure.ts'
import { connectToShop, type OperatorShop, requireDatabase } from './connect-to-shop.ts'
import { targetProject } from './target-project.ts'

/** An alias from `.firebaserc` or a project id; without it a command works on the offline shop of `npm start`. */
export const target = { project: { type: 'string' } } as const

type Options = CommandLine['options'] & typeof target

/** A command that works on the shop that it names; with `stripe` or `search` it needs their secrets. */
export function onShop<const Taken extends Options>(
  line: CommandLine<Taken> & { stripe?: true; search?: true },
  work: (opened: OperatorShop, said: Said<Taken>) => Ending,
): Command {
  return command(line, async (said) => {
    const named = (option: string) => {
      const value: unknown = Reflect.get(said.values, option)
      return typeof value === 'string' ? value : undefined
    }
    const projectId = targetProject(named('project'))
    console.log(`Target: ${projectId}`)
    const opened = connectToShop(projectId, { ...line, database: named('database') })
    if (opened.db.databaseId !== '(default)') console.log(`Database: ${opened.db.databaseId}`)
    try {
      await requireDatabase()
      return (await work(opened, said)) ?? 0
    } catch (error) {
      throw explain(error, opened.where)
    }
  })
}

/** Turns connection errors, which Firestore and Auth retry for a long time, into a Failure with the remedy. */
function explain(error: unknown, where: string): unknown {
  if (error instanceof ShopError) return new Failure(error.message)
  const text = error instanceof Error ? error.message : String(error)
  if (!/ECONNREFUSED|default credentials|UNAUTHENTICATED|app\/network/.test(text)) return error
  const remedy =
    where === 'the offline shop'
      ? 'Start it first (npm start), or name a deployed shop with --project.'
      : 'Sign in with: gcloud auth application-default login'
  return new Failure(`The database of ${where} cannot be reached: ${text}\n${remedy}`)
}
