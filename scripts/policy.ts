import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { buildSite } from './shop/build.ts'
import { type Hosting, withDocuments } from './shop/hosting-config.ts'
import { builtTexts, withInlineSources, withPolicy } from './shop/inline-sources.ts'
import { fromRoot } from './shop/layout.ts'
import { main } from './shop/main.ts'

/** Writes into `firebase.json` what follows from the documents: their rewrites, and the hashes of what is inline in them. */
await main({ name: 'policy', options: {} }, async () => {
  await buildSite()
  const file = fromRoot('firebase.json')
  const before = readFileSync(file, 'utf8')
  const config: { hosting: Hosting } = JSON.parse(before)
  const hosting = withDocuments(config.hosting)
  const documents = Object.values(builtTexts())
  const headers = withPolicy(hosting.headers, (policy) => withInlineSources(policy, documents))
  writeFileSync(file, JSON.stringify({ ...config, hosting: { ...hosting, headers } }))
  spawnSync('npx', ['biome', 'format', '--write', file], { cwd: fromRoot() })
  const isSame = readFileSync(file, 'utf8') === before
  console.log(`firebase.json ${isSame ? 'is already true to' : 'is now true to'} the documents.`)
})
