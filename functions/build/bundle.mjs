import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { grpcApart } from './grpc-apart.mjs'

const { resolve } = createRequire(import.meta.url)

// Packages that are CommonJS expect these, which an ES module has not.
const forCommonJs = [
  "import { createRequire as requireOf } from 'node:module'",
  'const require = requireOf(import.meta.url)',
  'const __filename = import.meta.filename ?? new URL(import.meta.url).pathname',
  "const __dirname = __filename.slice(0, __filename.lastIndexOf('/'))",
].join(';')

// Its ES modules only read every export of its CommonJS, and one of Firestore's exports loads all of gRPC.
const firebaseAdmin = ['app', 'app-check', 'auth', 'firestore'].map((part) => `firebase-admin/${part}`)

/**
 * How esbuild makes the function: everything in two files, for a quick cold start (docs/decisions/009).
 * @type {import('esbuild').BuildOptions}
 */
export const bundle = {
  absWorkingDir: dirname(import.meta.dirname),
  entryPoints: ['src/index.ts'],
  outdir: 'lib',
  bundle: true,
  // What is imported when it is needed stays in files of its own, and so does what it imports.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node22',
  banner: { js: forCommonJs },
  sourcemap: true,
  // The packages' own sources would be most of what is uploaded.
  sourcesContent: false,
  alias: {
    ...Object.fromEntries(firebaseAdmin.map((part) => [part, resolve(part)])),
    // The contract and the function each have a copy of the same version.
    zod: fileURLToPath(import.meta.resolve('zod')),
  },
  plugins: [grpcApart],
}
