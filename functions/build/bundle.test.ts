import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build, type Metafile } from 'esbuild'
import { beforeAll, expect, it } from 'vitest'
import { bundle } from './bundle.mjs'

const outdir = fileURLToPath(new URL('../../.cache/bundle/', import.meta.url))

/** What every start of the function parses: its first file and what that imports at once. */
let atStart: { bytes: number; sources: string[] }

function importedAtOnce({ outputs }: Metafile, first: string): string[] {
  const found = new Set([first])
  for (const name of found) {
    const imports = outputs[name]?.imports ?? []
    for (const { path, kind } of imports) if (kind === 'import-statement' && path in outputs) found.add(path)
  }
  return [...found]
}

beforeAll(async () => {
  const { metafile } = await build({ ...bundle, outdir, metafile: true })
  const outputs = importedAtOnce(metafile, '../.cache/bundle/index.js').map((name) => metafile.outputs[name])
  atStart = {
    bytes: outputs.reduce((sum, output) => sum + (output?.bytes ?? 0), 0),
    sources: outputs.flatMap((output) => Object.keys(output?.inputs ?? {})),
  }
}, 60_000)

const from = (...packages: string[]) =>
  atStart.sources.filter((source) => packages.some((name) => source.includes(`node_modules/${name}/`)))

it('loads Firestore and schemas at the start', () => {
  expect(from('@google-cloud/firestore').length).toBeGreaterThan(10)
  expect(from('zod').length).toBeGreaterThan(3)
})

it('leaves what not every first call needs for later', () => {
  expect(
    from(
      '@grpc/grpc-js',
      'google-gax',
      'stripe',
      'nodemailer',
      'react',
      'react-dom',
      '@opentelemetry/sdk-trace',
    ),
  ).toEqual([])
  // These read every export of the SDK as they load, and one of them is gRPC.
  expect(from('firebase-admin/lib/esm')).toEqual([])
})

it('requires gRPC with the first query, whatever Firestore names of it at the start', () => {
  const loads = `await import(${JSON.stringify(`${outdir}index.js`)})
    console.log(Object.keys(process.getBuiltinModule('module')._cache).filter((file) => file.includes('google-gax')).length)`
  const seen = execFileSync(process.execPath, ['--input-type=module', '--eval', loads], { encoding: 'utf8' })
  expect(seen.trim().split('\n').at(-1)).toBe('0')
})

it('loads one copy of the schemas, and none of their translations', () => {
  const folders = new Set(from('zod').map((source) => source.slice(0, source.indexOf('/zod/'))))
  expect(folders.size).toBe(1)
  expect(from('zod').filter((source) => /\/locales\/(?!en\.)/.test(source))).toEqual([])
})

it('stays within what a start may parse', () => {
  expect(atStart.bytes).toBeLessThan(5.5 * 1024 * 1024)
})
