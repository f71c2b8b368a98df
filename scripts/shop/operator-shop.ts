import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Shop } from '../../functions/src/domain/ports.ts'
import { Failure } from './failure.ts'
import { emulatorEnvironment, fromRoot, projectId as offlineProject } from './layout.ts'

/**
 * The shop that an operator's script works on: the offline one beside its emulators, or with `--project ID` a deployed
 * one, with `functions/.env.ID`, the Stripe secrets in the environment and Google's application default credentials.
 * What the environment says already wins. Throws a Failure when something is missing.
 */
export async function operatorShop(args: string[]): Promise<Shop> {
  const { values } = parseArgs({ args, options: { project: { type: 'string' } }, allowPositionals: true })
  const project = values.project ?? offlineProject
  const file = fromRoot('functions', `.env.${project}`)
  if (!existsSync(file))
    throw new Failure(`There is no functions/.env.${project}. Which project do you mean?`)
  process.loadEnvFile(file)
  if (project === offlineProject) goOffline()
  process.env.GCLOUD_PROJECT ??= project
  if (!process.env.STRIPE_SECRET_KEY) {
    throw new Failure('Please put the secret key of Stripe into the environment: STRIPE_SECRET_KEY=sk_...')
  }
  const { deployedShop } = await import('../../functions/src/deployed-shop.ts')
  return deployedShop().shop
}

function goOffline(): void {
  process.loadEnvFile(fromRoot('functions', '.secret.local'))
  for (const [name, value] of Object.entries(emulatorEnvironment)) process.env[name] ??= value
}
