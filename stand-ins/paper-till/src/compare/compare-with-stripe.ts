import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startPaperTill } from '../start-paper-till.ts'
import { type Comparison, compare } from './compare.ts'
import { readScenarios } from './scenarios.ts'

/** Compares with a test account of Stripe, or with what listens at `url`; throws a sentence where there is no test key. */
export async function compareWithStripe(
  file: string | undefined,
  url: string,
  env: NodeJS.ProcessEnv,
): Promise<Comparison> {
  const key = env.STRIPE_SECRET_KEY ?? ''
  if (!/^[sr]k_test_/.test(key)) {
    throw new TypeError(
      "Put the secret key of a test account into STRIPE_SECRET_KEY; it begins with 'sk_test_'. A live key is never used.",
    )
  }
  const scenarios = readScenarios(readFileSync(file ?? ownScenarios(), 'utf8'))
  const till = await startPaperTill({ port: 0, secretKey: key })
  try {
    return await compare(scenarios, { url: till.url, key }, { url, key })
  } finally {
    await till.close()
  }
}

/** The file beside the package's own, whether this runs from the sources or from what was built. */
function ownScenarios(): string {
  const source = import.meta.url.endsWith('.ts')
  return fileURLToPath(new URL(source ? '../../scenarios.json' : '../scenarios.json', import.meta.url))
}
