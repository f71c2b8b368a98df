import { readFileSync, writeFileSync } from 'node:fs'
import { buildSite } from './shop/build.ts'
import { builtDocuments, withInlineSources } from './shop/inline-sources.ts'
import { fromRoot } from './shop/layout.ts'
import { main } from './shop/main.ts'

/** Writes the hashes of the documents' inline scripts and styles into the policy of `firebase.json`. */
await main(async () => {
  await buildSite()
  const file = fromRoot('firebase.json')
  const documents = Object.values(builtDocuments(fromRoot('web', 'dist')))
  const config = readFileSync(file, 'utf8')
  // As text, so that nothing else in the file changes.
  const written = config.replace(
    /("key": "Content-Security-Policy",\s*"value": ")([^"]+)/,
    (_, before: string, policy: string) => before + withInlineSources(policy, documents),
  )
  writeFileSync(file, written)
  console.log(
    `firebase.json ${written === config ? 'already allows' : 'now allows'} what the documents carry.`,
  )
  return 0
})
