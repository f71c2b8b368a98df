import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Failure } from '../shop/failure.ts'
import { fromRoot } from '../shop/layout.ts'
import type { Target } from './finding.ts'

/** The options that `preflight`, `deploy` and `web-config` share. */
export const targetOptions = {
  project: { type: 'string' },
  site: { type: 'string' },
  'test-keys': { type: 'boolean', default: false },
  dirty: { type: 'boolean', default: false },
} as const

/** Resolves an alias of `.firebaserc`; anything else is taken for a project's id. */
export function projectIdOf(nameOrAlias: string, aliases: Record<string, string>): string {
  return aliases[nameOrAlias] ?? nameOrAlias
}

export function readAliases(): Record<string, string> {
  return JSON.parse(readFileSync(fromRoot('.firebaserc'), 'utf8')).projects
}

interface Said {
  project?: string
  site?: string
  'test-keys'?: boolean
  dirty?: boolean
}

/**
 * The project that the command line names, else the one that a hook of `firebase deploy` runs for, else the default
 * alias. The site is the project's own address unless another is said.
 */
export function targetOf(said: Said): Target {
  const projectId = projectIdOf(said.project ?? process.env.GCLOUD_PROJECT ?? 'default', readAliases())
  return {
    projectId,
    site: (said.site ?? `https://${projectId}.web.app`).replace(/\/$/, ''),
    testKeys: said['test-keys'] ?? false,
    dirty: said.dirty ?? false,
  }
}

/** Reads the command line. Throws a Failure for an option that does not exist. */
export function readArguments<Options extends NonNullable<Parameters<typeof parseArgs>[0]>['options']>(
  options: Options,
) {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error))
  }
}
