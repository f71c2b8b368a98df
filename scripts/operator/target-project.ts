import { Failure } from '../shop/failure.ts'
import { projectId as offlineProject } from '../shop/layout.ts'
import { readJson } from '../shop/project-files.ts'

/** Google's libraries read the project from these, and some prefer them to what they are called with. */
const projectVariables = ['GOOGLE_CLOUD_PROJECT', 'GCLOUD_PROJECT']
const emulatorVariables = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST']

/** Resolves an alias from `.firebaserc`; anything else is taken as a project id. */
export function projectIdOf(nameOrAlias: string, aliases: Record<string, string>): string {
  return aliases[nameOrAlias] ?? nameOrAlias
}

/** The project named with `--project`, else the offline shop's. Throws a Failure when the environment names another. */
export function targetProject(said: string | undefined, env: NodeJS.ProcessEnv = process.env): string {
  const projectId = projectIdOf(said ?? offlineProject, readJson('.firebaserc').projects)
  if (said === undefined || projectId === offlineProject) return offlineProject
  for (const name of [...projectVariables, ...emulatorVariables]) {
    const other = env[name]
    if (!other || other === projectId) continue
    const says = emulatorVariables.includes(name) ? 'points to the emulators' : `says ${other}`
    throw new Failure(
      `--project names ${projectId}, but ${name} in the environment ${says}. Unset ${name} or change --project, then run the command again.`,
    )
  }
  return projectId
}
