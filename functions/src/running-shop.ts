import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'
import { composeShop } from './compose.ts'
import { readConfig } from './config.ts'
import type { Shop } from './domain/ports.ts'

let shop: Shop | undefined

/** The shop of this instance, made on first use, because parameters have no values while functions are deployed. */
export function runningShop(): Shop {
  if (!shop) {
    const app = initializeApp()
    const db = getFirestore(app)
    db.settings({ ignoreUndefinedProperties: true })
    shop = composeShop(readConfig(), { db, auth: getAuth(app), log: logger })
  }
  return shop
}
