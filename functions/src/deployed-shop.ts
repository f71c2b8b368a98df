import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import type { AppParts } from './app.ts'
import { cloudLog } from './cloud-log.ts'
import { composeApp } from './composition-root.ts'
import { database, readConfig } from './config.ts'

let parts: AppParts | undefined

/** The shop of this instance, made on first use, because parameters have no values while functions are deployed. */
export function deployedShop(): AppParts {
  if (!parts) {
    const app = initializeApp()
    const db = getFirestore(app, database.value())
    db.settings({ ignoreUndefinedProperties: true })
    parts = composeApp(readConfig(), { db, auth: getAuth(app), log: cloudLog })
  }
  return parts
}
