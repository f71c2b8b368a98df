import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { fromRoot } from './layout.ts'

/** A JSON file of the repository, by its path from the root. */
export const readJson = (path: string) => JSON.parse(readFileSync(fromRoot(path), 'utf8'))

export function readEnvFile(file: string): Record<string, string> | undefined {
  if (!existsSync(file)) return undefined
  const read: Record<string, string> = {}
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) read[name] = value ?? ''
  return read
}

/** The parameters of a project's functions; nothing where there is no file of them. */
export const readParameters = (projectId: string) => readEnvFile(fromRoot('functions', `.env.${projectId}`))

/** The database that gets the rules and indexes of a deployment, as `firebase.json` names it. */
export const ruledDatabase = (): string => readJson('firebase.json').firestore.database ?? '(default)'
