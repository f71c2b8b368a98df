import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

export function readEnvFile(file: string): Record<string, string> | undefined {
  if (!existsSync(file)) return undefined
  const read: Record<string, string> = {}
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) read[name] = value ?? ''
  return read
}
