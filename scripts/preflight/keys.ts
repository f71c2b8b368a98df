import { Failure } from '../shop/failure.ts'
import { fromRoot } from '../shop/layout.ts'
import { readEnvFile } from '../shop/project-files.ts'
import { type Finding, found } from './finding.ts'

/** The prefix of a Stripe key says whether it moves real money: `sk_live_`, `rk_live_`, `pk_live_`. */
const isLive = (key: string) => /^[a-z]+_live_/.test(key)

/** The only kind of key that may reach a browser. */
export const isPublishable = (key: string) => /^pk_(live|test)_/.test(key)

/** Live keys belong in production and nowhere else. */
export function deployedKeyFindings(
  name: string,
  key: string,
  { testKeys }: { testKeys: boolean },
): Finding[] {
  if (testKeys !== isLive(key)) return []
  if (testKeys)
    return found(
      `${name} is a live key, but --test-keys was passed.`,
      'Give the staging project a test key, or leave out --test-keys.',
    )
  const kind = /^[a-z]+_test_/.test(key) ? 'a test key' : 'not a Stripe key'
  return found(
    `${name} is ${kind}: no card would be charged.`,
    'Use the live key, or pass --test-keys for a project that is not production.',
  )
}

/** Nothing offline may ever move real money. */
export function offlineKeyFindings(files: Record<string, Record<string, string>>): Finding[] {
  return Object.entries(files).flatMap(([file, variables]) =>
    Object.entries(variables)
      .filter(([, value]) => isLive(value))
      .map(([name]) => ({
        problem: `${name} in ${file} is a live key, and the emulators would use it.`,
        remedy:
          'Restore the offline key (git checkout of that file), and roll the live key at Stripe if the file was ever shared.',
      })),
  )
}

/** Everything that the emulators and the offline site read. */
const offlineFiles = [
  ...['.env', '.env.local', '.env.demo-wood-master', '.secret.local'].map((name) => `functions/${name}`),
  ...['.env', '.env.local', '.env.offline', '.env.offline.local'].map((name) => `web/${name}`),
]

/** Throws a Failure before a live key can reach the emulators. */
export function requireOfflineKeys(): void {
  const variables = offlineFiles.map((file) => [file, readEnvFile(fromRoot(file)) ?? {}])
  const [first] = offlineKeyFindings(Object.fromEntries(variables))
  if (first) throw new Failure(`${first.problem} ${first.remedy}`)
}
