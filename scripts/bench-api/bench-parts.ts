import { closeSync, openSync, writeSync } from 'node:fs'
import { devNull } from 'node:os'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import type { AppParts } from '../../functions/src/app.ts'
import { composeApp } from '../../functions/src/composition-root.ts'
import type { HttpSettings } from '../../functions/src/domain/settings.ts'

// The log is written as in production, but to nowhere.
const sink = openSync(devNull, 'w')
const write = (message: string, fields: object) =>
  void writeSync(sink, `${JSON.stringify({ message, ...fields })}\n`)
process.once('disconnect', () => {
  closeSync(sink)
  process.exit(0)
})

/** Every request is counted as in production, and none is rejected: everything comes from one address. */
export const countsAll = 1_000_000

type Choices = Pick<HttpSettings, 'publicListSeconds' | 'rateLimitFactor'>

export function benchParts(environment: { db: Firestore; auth: Auth }, choices: Choices): AppParts {
  const unused = { url: 'http://127.0.0.1:1', key: '' }
  return composeApp(
    {
      settings: {
        currency: 'usd',
        enforceMinimumOrder: false,
        unpaidOrderHours: 72,
        imageOrigins: [],
        seller: { name: 'Wood-Master', address: '' },
      },
      stripe: { secretKey: 'sk_test_offline', webhookSecret: 'whsec_offline', apiUrl: unused.url },
      imageHost: unused,
      taxRegister: unused,
      mail: { from: 'shop@wood-master.test', siteUrl: 'http://localhost:5000', sends: false },
      smtpUrl: '',
      http: { ...choices, siteOrigins: [], trustedProxies: 2, commit: 'bench' },
    },
    { ...environment, log: { info: write, warn: write, error: write } },
  )
}
