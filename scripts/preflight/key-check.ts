import type { Finding } from './finding.ts'

/** Stripe's keys say in their prefix whether money is real: `sk_live_`, `rk_live_`, `pk_live_`. */
export const isLive = (key: string) => /^[a-z]+_live_/.test(key)
const isTest = (key: string) => /^[a-z]+_test_/.test(key)

/** Live keys belong into production and nowhere else. */
export function deployedKeyFindings(
  name: string,
  key: string,
  { testKeys }: { testKeys: boolean },
): Finding[] {
  if (testKeys) {
    return isLive(key)
      ? [
          {
            problem: `${name} is a live key, and --test-keys was said.`,
            remedy: 'Give the staging project a test key, or leave --test-keys out.',
          },
        ]
      : []
  }
  if (isLive(key)) return []
  return [
    {
      problem: `${name} is ${isTest(key) ? 'a test key' : 'no key of Stripe'}: no card would be charged.`,
      remedy: `Put the live key there, or say --test-keys for a project that is not production.`,
    },
  ]
}

/** Nothing offline may ever move real money. */
export function offlineKeyFindings(files: Record<string, Record<string, string>>): Finding[] {
  return Object.entries(files).flatMap(([file, variables]) =>
    Object.entries(variables)
      .filter(([, value]) => isLive(value))
      .map(([name]) => ({
        problem: `${name} in ${file} is a live key, and the emulators would use it.`,
        remedy:
          'Put the offline key back (git checkout of that file), and replace the live key at Stripe if the file was ever shared.',
      })),
  )
}
