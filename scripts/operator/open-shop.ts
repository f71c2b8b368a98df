import { existsSync } from 'node:fs'
import { initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { cloudLog } from '../../functions/src/cloud-log.ts'
import { composeShop } from '../../functions/src/composition-root.ts'
import { readConfig } from '../../functions/src/config.ts'
import type { Shop } from '../../functions/src/domain/ports.ts'
import { ShopError } from '../../functions/src/domain/shop-error.ts'
import { readEnvFile } from '../preflight/env-file.ts'
import { projectFindings } from '../preflight/project-check.ts'
import { readSecret } from '../preflight/secret-check.ts'
import { Failure } from '../shop/failure.ts'
import { emulatorEnvironment, fromRoot, projectId as offlineProject } from '../shop/layout.ts'

export interface OperatorShop {
  shop: Shop
  db: Firestore
  auth: Auth
  /** Where that is, in words. */
  where: string
}

export interface OpenOptions {
  /** The command asks Stripe, so the secrets are needed. */
  stripe: boolean
}

/**
 * The shop that an operator's command works on: the offline one beside its emulators, or a deployed one by Google's
 * application default credentials, with the parameters of `functions/.env.PROJECT`. Throws a Failure when something is
 * missing.
 */
export function openShop(projectId: string, { stripe }: OpenOptions): OperatorShop {
  const offline = projectId === offlineProject
  if (offline) prepareOffline()
  else prepareDeployed(projectId, stripe)
  const app = initializeApp({ projectId })
  const db = getFirestore(app)
  db.settings({ ignoreUndefinedProperties: true })
  const auth = getAuth(app)
  const shop = composeShop(readConfig(), { db, auth, log: cloudLog })
  return { shop, db, auth, where: offline ? 'the offline shop' : projectId }
}

/** Tests have emulators and stand-ins of their own: what the environment says already stays. */
function prepareOffline(): void {
  process.loadEnvFile(fromRoot('functions', `.env.${offlineProject}`))
  process.loadEnvFile(fromRoot('functions', '.secret.local'))
  for (const [name, value] of Object.entries(emulatorEnvironment)) process.env[name] ??= value
}

function prepareDeployed(projectId: string, stripe: boolean): void {
  const [demo] = projectFindings(projectId)
  if (demo) throw new Failure(`${demo.problem} ${demo.remedy}`)
  const file = fromRoot('functions', `.env.${projectId}`)
  if (!existsSync(file)) {
    throw new Failure(
      `There is no functions/.env.${projectId}. Which project do you mean? An alias has to be in .firebaserc.`,
    )
  }
  // What an earlier command left in the environment must not change this shop's parameters.
  Object.assign(process.env, readEnvFile(file), { GCLOUD_PROJECT: projectId })
  // Whoever signed in as a person pays for their calls with the project they work on.
  process.env.GOOGLE_CLOUD_QUOTA_PROJECT ??= projectId
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']) {
    process.env[name] ??= stripe ? secretOf(name, projectId) : ''
  }
  process.env.IMAGE_HOST_KEY ??= ''
}

function secretOf(name: string, projectId: string): string {
  const value = readSecret(name, projectId)
  if (value) return value
  throw new Failure(
    `${name} of ${projectId} can't be read from Secret Manager. Sign in with 'npx firebase login', or put it into the environment.`,
  )
}

/** Firestore and Auth keep trying for a long time; somebody at the keyboard wants to know at once. */
export function explain(error: unknown, where: string): unknown {
  if (error instanceof ShopError) return new Failure(error.message)
  const text = error instanceof Error ? error.message : String(error)
  if (!/ECONNREFUSED|default credentials|UNAUTHENTICATED|app\/network/.test(text)) return error
  const remedy =
    where === 'the offline shop'
      ? 'Start it first (npm start), or name a deployed shop with --project.'
      : 'Sign in with: gcloud auth application-default login'
  return new Failure(`The database of ${where} can't be reached: ${text}\n${remedy}`)
}
