import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { secrets } from '../functions/src/config.ts'
import { callPacked } from './pack/called.ts'
import { discoveredManifest } from './pack/discovered.ts'
import { functions } from './pack/functions.ts'
import { unpackUpload } from './pack/uploaded.ts'
import { parameterNames } from './preflight/parameter-check.ts'
import { buildFunctionsAndSite } from './shop/build.ts'
import { run } from './shop/child-processes.ts'
import { Failure } from './shop/failure.ts'
import { main } from './shop/main.ts'

function requireNames(what: string, wanted: string[], text: string): void {
  const missing = wanted.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))
  if (missing.length > 0) throw new Failure(`The packed function lacks these ${what}: ${missing.join(', ')}.`)
  console.log(`${what}: ${wanted.join(', ')}`)
}

await main(async () => {
  await buildFunctionsAndSite()
  if ((await run('node', ['scripts/run.mjs', 'lock-functions'])) !== 0) return 1
  const folder = mkdtempSync(join(tmpdir(), 'wood-master-functions-'))
  try {
    const files = await unpackUpload(folder)
    console.log(`uploaded: ${files.join(', ')}`)
    const lazy = ['lib/google-gax.cjs', 'pages/render.js'].filter((name) => !files.includes(name))
    if (lazy.length > 0) throw new Failure(`These are loaded later and not uploaded: ${lazy.join(', ')}.`)
    const leaked = files.filter((name) => /secret|^(build|src|test|testing)\/|node_modules/.test(name))
    if (leaked.length > 0) throw new Failure(`These must not be uploaded: ${leaked.join(', ')}.`)
    // What Cloud Build does, without downloading what is already in npm's cache.
    const install = ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund', '--prefix', folder]
    if ((await run('npm', install)) !== 0)
      throw new Failure('The packed function does not install by itself.')
    const manifest = discoveredManifest(folder)
    requireNames('functions', functions, manifest)
    requireNames(
      'secrets',
      secrets.map(({ name }) => name),
      manifest,
    )
    requireNames('parameters', parameterNames, manifest)
    console.log(await callPacked(folder))
    console.log('The packed function installs, loads and responds by itself.')
    return 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
