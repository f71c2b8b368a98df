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
import { isTaken } from '../shop/free-ports.ts'
import { emulatorEnvironment, fromRoot, projectId as offlineProject } from '../shop/layout.ts'

export interface OperatorShop {
  shop: Shop
  db: Firestore
  auth: Auth
  where: string
}

export interface OpenOptions {
  /** The command calls Stripe, so it needs the secrets. */
  stripe: boolean
  /** A restored copy beside the shop's own database. */
  database?: string
}

/** The shop that an operator's command works on, offline or deployed. Throws a Failure when something is missing. */
export function connectToShop(projectId: string, { stripe, database }: OpenOptions): OperatorShop {
  const offline = projectId === offlineProject
  if (offline) prepareOffline()
  else prepareDeployed(projectId, stripe)
  const app = initializeApp({ projectId })
  const db = database ? getFirestore(app, database) : getFirestore(app)
  db.settings({ ignoreUndefinedProperties: true })
  const auth = getAuth(app)
  const shop = composeShop(readConfig(), { db, auth, log: cloudLog })
  return { shop, db, auth, where: offline ? 'the offline shop' : projectId }
}

/** Variables that are already set win, because tests have emulators and stand-ins of their own. */
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
      `There is no functions/.env.${projectId}. Check the project id; an alias has to be in .firebaserc.`,
    )
  }
  // Variables left over from an earlier command must not change this shop's parameters.
  Object.assign(process.env, readEnvFile(file), { GCLOUD_PROJECT: projectId })
  // Calls with a person's own credentials are billed to the project they work on.
  process.env.GOOGLE_CLOUD_QUOTA_PROJECT ??= projectId
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']) {
    process.env[name] ??= stripe ? secretOf(name, projectId) : ''
  }
  process.env.IMAGE_HOST_KEY ??= ''
  // Commands write mails, and the function sends them.
  process.env.SMTP_URL ??= ''
}

function secretOf(name: string, projectId: string): string {
  const value = readSecret(name, projectId)
  if (value) return value
  throw new Failure(
    `${name} of ${projectId} cannot be read from Secret Manager. Sign in with 'npx firebase login', or set it in the environment.`,
  )
}

/** Throws at once where the client would wait a minute for emulators that do not run. */
export async function requireDatabase(): Promise<void> {
  const host = process.env.FIRESTORE_EMULATOR_HOST
  if (host && !(await isTaken(Number(new URL(`http://${host}`).port)))) {
    throw new Error(`connect ECONNREFUSED ${host}`)
  }
}

/** Turns connection errors, which Firestore and Auth retry for a long time, into a Failure with the remedy. */
export function explain(error: unknown, where: string): unknown {
  if (error instanceof ShopError) return new Failure(error.message)
  const text = error instanceof Error ? error.message : String(error)
  if (!/ECONNREFUSED|default credentials|UNAUTHENTICATED|app\/network/.test(text)) return error
  const remedy =
    where === 'the offline shop'
      ? 'Start it first (npm start), or name a deployed shop with --project.'
      : 'Sign in with: gcloud auth application-default login'
  return new Failure(`The database of ${where} cannot be reached: ${text}\n${remedy}`)
}
