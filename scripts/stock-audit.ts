import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { collectionsOf } from '../functions/src/data/collections.ts'
import { emulatorEnvironment, projectId } from './shop/layout.ts'
import { auditStock, sentenceAbout } from './stock-audit/audit.ts'

// Against the running offline shop unless a project is named; that one needs application-default credentials.
const [project] = process.argv.slice(2)
if (!project) Object.assign(process.env, { ...emulatorEnvironment, ...process.env })

const db = getFirestore(initializeApp({ projectId: project ?? projectId }))
const { products, wrong } = await auditStock(collectionsOf(db))
for (const product of wrong) console.error(sentenceAbout(product))
console.log(
  wrong.length === 0
    ? `${products} products: every stock is what its movements add up to.`
    : `${wrong.length} of ${products} products do not add up.`,
)
process.exit(wrong.length === 0 ? 0 : 1)
