import { writeFileSync } from 'node:fs'
import { functionsLock } from './pack/functions-lock.ts'
import { fromRoot } from './shop/layout.ts'
import { runToEnd } from './shop/main.ts'
import { readJson } from './shop/project-files.ts'

/** Called by the Firebase CLI before it deploys. */
await runToEnd(async () => {
  const lock = functionsLock(readJson('package-lock.json'))
  writeFileSync(fromRoot('functions', 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`functions/package-lock.json now names ${Object.keys(lock.packages).length - 1} packages.`)
})
