import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const fromRoot = (...parts: string[]) => join(root, ...parts)
/** Every kind of mail with sample data (`npm run mails`). */
export const mailPreviews = fromRoot('.cache', 'mails')
export const logFolder = fromRoot('.cache', 'logs')
export const projectId = 'demo-wood-master'

/** The ports in use; firebase.json and the offline parameters have the same numbers. */
export const ports = {
  hosting: 5000,
  functions: 5001,
  firestore: 8080,
  auth: 9099,
  stripe: 4242,
  imageHost: 4243,
  smtp: 4244,
  mailbox: 4245,
  taxRegister: 4246,
  emulatorHub: 4400,
} as const

/** Of the emulator UI, which the shop does without where something else is there. */
export const uiPort = 4000

export const siteUrl = `http://localhost:${ports.hosting}`

export const emulatorEnvironment = {
  GCLOUD_PROJECT: projectId,
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
  // Nothing should look for Google's metadata server here.
  METADATA_SERVER_DETECTION: 'none',
}
