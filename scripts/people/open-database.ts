import { initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { projectFindings } from '../preflight/project-check.ts'
import { projectIdOf, readAliases } from '../preflight/target.ts'
import { Failure } from '../shop/failure.ts'
import { emulatorEnvironment, projectId as offlineProject } from '../shop/layout.ts'

export interface Database {
  db: Firestore
  auth: Auth
  /** Where that is, in words. */
  where: string
}

/**
 * The database and the accounts of the project that is named, by Google's application default credentials; of the
 * emulators when none is, or with `emulators`. Throws a Failure for a project that exists only in the emulators.
 */
export function openDatabase({ project, emulators }: { project?: string; emulators?: boolean }): Database {
  const projectId = projectIdOf(project ?? offlineProject, readAliases())
  const offline = emulators || projectId === offlineProject
  if (offline) {
    for (const [name, value] of Object.entries(emulatorEnvironment)) process.env[name] ??= value
  } else {
    const [demo] = projectFindings(projectId)
    if (demo) throw new Failure(demo.problem)
  }
  const app = initializeApp({ projectId })
  const db = getFirestore(app)
  db.settings({ ignoreUndefinedProperties: true })
  return { db, auth: getAuth(app), where: offline ? 'the emulators' : projectId }
}

/** Firestore and Auth keep trying for a long time; somebody at the keyboard wants to know at once. */
export function explain(error: unknown, where: string): unknown {
  const text = error instanceof Error ? error.message : String(error)
  if (/ECONNREFUSED|default credentials|UNAUTHENTICATED|app\/network/.test(text)) {
    return new Failure(
      `${where} can't be reached: ${text}\nFor the emulators, start the shop first (npm start). For a project, say --project ID and sign in with: gcloud auth application-default login`,
    )
  }
  return error
}
