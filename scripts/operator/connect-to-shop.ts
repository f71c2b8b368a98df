import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { cloudLog } from '../../functions/src/cloud-log.ts'
import { composeShop } from '../../functions/src/composition-root.ts'
import { database as configuredDatabase, readConfig } from '../../functions/src/config.ts'
import { requireDeployable } from '../preflight/local-findings.ts'
import { readSecret } from '../preflight/remote-findings.ts'
import { Failure } from '../shop/failure.ts'
import { isTaken } from '../shop/free-ports.ts'
import { emulatorEnvironment, fromRoot, projectId as offlineProject } from '../shop/layout.ts'
import { readParameters } from '../shop/project-files.ts'

export type OperatorShop = ReturnType<typeof connectToShop>

interface OpenOptions {
  /** The command calls Stripe, so it needs the secrets. */
  stripe?: true
  /** The same of the search engine, where there is one. */
  search?: true
  /** Another one than the shop's own, such as a restored copy. */
  database: string | undefined
}

/** The shop that an operator's command works on, offline or deployed. Throws a Failure when something is missing. */
export function connectToShop(projectId: string, { database, ...called }: OpenOptions) {
  const offline = projectId === offlineProject
  if (offline) prepareOffline()
  else prepareDeployed(projectId, called)
  const app = initializeApp({ projectId })
  const db = getFirestore(app, database ?? configuredDatabase.value())
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

function prepareDeployed(projectId: string, { stripe, search }: Omit<OpenOptions, 'database'>): void {
  requireDeployable(projectId)
  const parameters = readParameters(projectId)
  if (!parameters)
    throw new Failure(
      `There is no functions/.env.${projectId}. Check the project id; an alias has to be in .firebaserc.`,
    )
  // Variables left over from an earlier command must not change this shop's parameters.
  Object.assign(process.env, parameters, { GCLOUD_PROJECT: projectId })
  // Calls with a person's own credentials are billed to the project they work on.
  process.env.GOOGLE_CLOUD_QUOTA_PROJECT ??= projectId
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
    process.env[name] ??= stripe ? secretOf(name, projectId) : ''
  process.env.TYPESENSE_API_KEY ??=
    search && parameters.TYPESENSE_URL ? secretOf('TYPESENSE_API_KEY', projectId) : ''
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
  if (host && !(await isTaken(Number(new URL(`http://${host}`).port))))
    throw new Error(`connect ECONNREFUSED ${host}`)
}
