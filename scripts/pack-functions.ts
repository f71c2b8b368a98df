import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { prepareFunctionsUpload } from 'firebase-tools/lib/deploy/functions/prepareFunctionsUpload.js'
import { secrets } from '../functions/src/config.ts'
import * as functions from '../functions/src/index.ts'
import { withHostedFunction } from './coldstart/hosted-function.ts'
import { parameterNames } from './preflight/parameter-check.ts'
import { buildFunctionsAndSite } from './shop/build.ts'
import { run } from './shop/child-processes.ts'
import { Failure } from './shop/failure.ts'
import { fromRoot } from './shop/layout.ts'
import { main } from './shop/main.ts'
import { readEnvFile, readJson } from './shop/project-files.ts'

function requireNames(what: string, wanted: string[], text: string): void {
  const missing = wanted.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))
  if (missing.length > 0) throw new Failure(`The packed function lacks these ${what}: ${missing.join(', ')}.`)
  console.log(`${what}: ${wanted.join(', ')}`)
}

/** Unpacks what `firebase deploy` would upload, packed by its own (private) code. Returns the files' names. */
async function unpackUpload(folder: string): Promise<string[]> {
  const { functions } = readJson('firebase.json')
  const { pathToSource } = await prepareFunctionsUpload(fromRoot('functions'), functions[0])
  const files = Object.entries(unzipSync(readFileSync(pathToSource)))
  for (const [name, bytes] of files) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  return files.map(([name]) => name).sort()
}

/** The manifest of functions and parameters that `firebase deploy` asks the package itself for. Throws a Failure without one. */
function discoveredManifest(folder: string): string {
  const bin = join(folder, 'node_modules', 'firebase-functions', 'lib', 'bin', 'firebase-functions.js')
  const file = join(folder, 'functions.yaml')
  const { status } = spawnSync(process.execPath, [bin, folder], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      FUNCTIONS_CONTROL_API: 'true',
      FUNCTIONS_MANIFEST_OUTPUT_PATH: file,
      GCLOUD_PROJECT: 'demo-pack',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 60_000,
  })
  if (status !== 0) throw new Failure('The packed function does not load by itself.')
  return readFileSync(file, 'utf8')
}

/** Requests that need neither the database nor Stripe, and the status that each must return. */
const expected: [path: string, status: number][] = [
  ['/api/settings', 200],
  ['/settings', 200],
  ['/api/openapi.json', 200],
  ['/api/order', 401],
  ['/api/nothing-here', 404],
  // A page whose address cannot be read: rendered without any data.
  ['/products/%zz', 400],
]

/** Calls the function in this folder with only the packages installed there. Throws a Failure for an unexpected status. */
async function callPacked(folder: string): Promise<string> {
  const env = {
    ...readEnvFile(fromRoot('functions', '.env.example')),
    STRIPE_SECRET_KEY: 'sk_test_packed',
    STRIPE_WEBHOOK_SECRET: 'whsec_packed',
    IMAGE_HOST_KEY: 'packed',
    SMTP_URL: 'smtp://127.0.0.1:1',
    TYPESENSE_API_KEY: 'unused',
    GCLOUD_PROJECT: 'demo-pack',
  }
  return withHostedFunction(join(folder, 'lib', 'index.js'), env, async (url) => {
    const lines: string[] = []
    for (const [path, status] of expected) {
      const response = await fetch(`${url}${path}`)
      if (response.status !== status)
        throw new Failure(
          `The packed function returns ${response.status} for ${path} instead of ${status}: ${await response.text()}`,
        )
      const type = response.headers.get('content-type') ?? 'nothing'
      if (!type.startsWith(path.startsWith('/products') ? 'text/html' : 'application/json'))
        throw new Failure(`The packed function returns ${type} for ${path}.`)
      lines.push(`GET ${path} -> ${status}`)
    }
    return lines.join('\n')
  })
}

await main({ name: 'pack:functions', options: {} }, async () => {
  await buildFunctionsAndSite()
  if ((await run('node', ['scripts/run.mjs', 'lock-functions'])) !== 0)
    throw new Failure('The lock file of the function could not be written.')
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
    requireNames('functions', Object.keys(functions), manifest)
    requireNames(
      'secrets',
      secrets.map(({ name }) => name),
      manifest,
    )
    requireNames('parameters', parameterNames, manifest)
    console.log(await callPacked(folder))
    console.log('The packed function installs, loads and responds by itself.')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
